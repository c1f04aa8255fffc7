//! The rules on one page, in English.

use crate::ShortRules;

pub const SHORT: ShortRules = ShortRules {
    shap: &[
        "The rebels want to shut the general in his sanctuary, or leave him no move. The general wants to capture twelve rebels.",
        "The points outside the square, b6, c6, d6 and the top c7, are the sanctuary. Its gates, b5, c5 and d5, are in the square. The general stands in the middle, on c3. The sixteen rebels fill the edge of the square. They begin.",
        "On your turn, move one piece along a drawn line to the next point, if free. Nobody may pass. A rebel goes anywhere in the square, gates included, but never enters the sanctuary. The general goes anywhere.",
        "Only the general captures, and only by moving. If his move ends between two rebels, both next to him on one straight drawn line, this pair frames him: he may capture it. If several pairs frame him, he captures only one, or none. A rebel may come to frame the general without danger: he captures only a pair that he moves between.",
        "Once in a game, when the general arrives on c7, he may fly in the same turn to any free point of the square. Framed there, he may capture a pair. If he stays on c7, he must leave it and come back to fly.",
        "The general wins as soon as he has captured twelve rebels. The rebels win if the general, on his turn, cannot move, or as soon as they stand on all three gates while he is in the sanctuary, even if he can still move there. The game is a draw if the same position comes up for the third time with the same side to move and the same right to fly, if each side has made 50 moves in a row without a capture, or by agreement.",
    ],
    mak_yek: &[
        "Capture all the men of the other side, or at least more men than they do.",
        "The board has eight rows of eight squares. Each side places sixteen men: White on rows 1 and 3, Black on rows 8 and 6. White begins.",
        "On your turn you move one man in a straight line, along a row or a column, over as many empty squares as you like. It jumps over no man. Nobody may pass.",
        "You capture only by moving, according to the square where your man stops, in two ways, never diagonally. Interception: your man stops next to an enemy man, and right beyond that man, on the same line, stands another of yours. The man in the middle is captured. Only a single man can be trapped: two men next to each other on that line are not captured this way. Intervention: your man stops right between two enemy men, on one row or one column. Both are captured. You never have to choose a move that captures, but a move captures everything it can, even in both ways at once. Captured men leave the board. Stopping between two enemy men is no danger.",
        "Whoever captures the last enemy man wins at once. Otherwise the game stops as soon as both sides agree to it; the same position comes up for the third time with the same side to move; each side has made 50 moves in a row without a capture; each side has one man left; or the side to move has no possible move. The captured men are then counted: whoever has captured more wins; if equal, the game is a draw.",
    ],
    apit_sodok: &[
        "Capture all the men of the other side, or at least more men than they do.",
        "The board has eight rows of eight squares. Each side places sixteen men: White on rows 1 and 3, Black on rows 8 and 6. White begins.",
        "On your turn you move one man in a straight line, along a row or a column, over as many empty squares as you like. It jumps over no man. Nobody may pass.",
        "You capture only by moving, according to the square where your man stops, in two ways, never diagonally. A run is a line of men of one side that touch along a row or a column; a single man is a run too. Interception: your man stops right at one end of an enemy run, and another of yours stands right at the other end, on the same line. The whole run is captured. Intervention: your man stops right between two enemy men, on one row or one column. Both runs on this line are captured whole, whatever stands behind them. You never have to choose a move that captures, but a move captures everything it can, even in both ways at once. Captured men leave the board. Stopping between two enemy men is no danger.",
        "Whoever captures the last enemy man wins at once. Otherwise the game stops as soon as both sides agree to it; the same position comes up for the third time with the same side to move; each side has made 50 moves in a row without a capture; each side has one man left; or the side to move has no possible move. The captured men are then counted: whoever has captured more wins; if equal, the game is a draw.",
    ],
    turkish: &[
        "Capture all the pieces of the other side, or block them all.",
        "The board has eight rows of eight squares. Each side places sixteen men: White on rows 2 and 3, Black on rows 7 and 6. White begins.",
        "On your turn you play one piece. Your man goes to the next square forward or sideways, if it is empty, never backwards or diagonally. If you can capture, you must. Nobody may pass.",
        "Your man jumps over an enemy piece next to it, in front or at its side, never behind, and lands on the empty square just behind it. If the piece that has just jumped can jump again, the capture goes on. Each piece jumped over leaves the board at once. Between two jumps you may turn at a right angle, but not turn back.",
        "A man that reaches the last row becomes a king: lay a captured man on it. It goes straight forwards, backwards or sideways, over as many empty squares as you like. It jumps over the first piece in its way, if it is an enemy, and lands behind it on any empty square you like, before the next piece. Two adjacent pieces on its line stop it. A man crowned during a capture goes on as a king.",
        "Of all your captures you must choose one that takes the most pieces. A king counts as one.",
        "Whoever has no piece left, or no move on their turn, loses. Otherwise the game is a draw if each side has only a king left and the side to move cannot capture, if the same position comes up three times with the same side to move, if each side makes 50 moves in a row without a capture or a man's move, or by agreement.",
    ],
    fanorona: &[
        "Capture all the men of the other side, or block them all.",
        "Each side fills its two rows. On the middle row the colours alternate, leaving the centre free; at its left end each player sees an enemy man. White begins.",
        "On your turn, move one man along a line to the next point, if that is free, in any direction. Nobody passes. If you can capture, you must, with any man you like.",
        "A step captures in two ways. By approach: the step ends right in front of an enemy man, straight on. That man is captured, and with it all those that follow it on the same line, up to the first free point, the first man of your own or the edge. By withdrawal: the man leaves an enemy man that stood right behind it, in the line of its step. That man is captured, and the row that follows it, in the same way. When one step could capture in both ways, choose one of the two rows, long or short; the other stays. A step that can capture does, and always the whole row.",
        "After a capture the same man may make more, one step at a time. Every step must capture. Captured men leave the board at once. The man never comes back to a point where it has stood in this turn, the start included. It never makes two steps in a row in the same direction. You stop when you like.",
        "Whoever has no man left, or no move left on their turn, loses. The game is a draw if the same position stands for the third time with the same side to move, if each side has made 50 moves in a row without a capture, or by agreement.",
    ],
    sahkku: &[
        "Leave the other side with neither pawn nor king, or block it.",
        "Each side has fifteen pawns that sleep, one on each cell of the nearest row. The king, in the middle, is nobody's. Each side has its track: its row to its right, the middle one to its left, the enemy's to its right.",
        "Draw lots for who begins. On your turn, throw the three dice once, then play them one by one, in any order. X is 1, II 2, III 3, the blank face nothing. Each die moves a piece, the same or another, by its whole value. While a die has a use, one must be played; otherwise the turn passes.",
        "Only an X wakes a pawn: the foremost of yours that sleep. It moves one cell on, if no enemy piece is there, and stays awake.",
        "A pawn that is awake follows its track, never back. Pieces jump over everything, but do not stop where a pawn sleeps. Pieces of one side may share a cell.",
        "A piece that stops on enemy pawns that are awake captures them all. Nobody has to prefer a capture.",
        "A pawn that stops on the king, neutral or the enemy's, takes him and goes onto his crown. The pawn that was there is lost. Whoever holds the king moves him with the dice, straight, in all four directions.",
        "After its last cell, a pawn comes back to the first and goes on. But while a pawn of its side sleeps, it stops there, even if the die is larger, and waits, safe, until all are awake.",
        "A side is blocked, and loses, if before it throws it has no move with X, II or III. Whoever has the king alone plays on. The game is a draw only by agreement.",
    ],
    luzhanqi: &[
        "Take the enemy flag. You also win when the other player, on turn, has nothing to play.",
        "Lay out your army, its ranks seen by you alone, on all your territory but the camps. The flag goes in a headquarters, the mines in the two rows at the back; no bomb in the front row. Here are the ranks, from the highest to the lowest.",
        "The camps are round, the two headquarters in the last row. The front line is crossed only by railway.",
        "Red begins. On your turn you move one piece; there is no passing. It ends on a free space or an enemy piece, which it attacks. On a road, a thin line, it goes one step. On the railway, a thick line, it goes straight on, over as many free spaces as you like. The two are not combined. The engineer turns on the railway as often as it likes. Anybody may enter a free camp; a piece in one cannot be attacked. A piece laid out in or entering a headquarters never leaves it. Mines and the flag never move.",
        "The higher rank stays, the other is removed; of equal ranks both are. An attacker that stays takes the place. A bomb and any piece that it meets are removed. A mine removes any other attacker but the engineer, which removes it and takes its place. Any attacker takes the flag. Nobody has to attack.",
        "An umpire compares the pieces and tells only who is removed; without one, both players look. When a marshal is removed, the space of its flag is shown to all.",
        "The game is a draw when nobody can move, when 70 moves in a row, both players' together, have removed no piece, or when the players agree to it.",
    ],
    luzhanqi_four: &[
        "South and North play against East and West. A player whose flag is taken, or who on turn has nothing to play, is out: all their pieces are removed. A team loses when both its players are out.",
        "Lay out your army, its ranks seen by you alone, on all your territory but the camps. The flag goes in a headquarters, the mines in the two rows at the back; no bomb in the front row. Here are the ranks, from the highest to the lowest.",
        "The camps are round, the two headquarters in the last row.",
        "South begins, then East, North, West. You move one piece; there is no passing. It ends on a free space or an enemy piece, which it attacks. On a road, a thin line, it goes one step; on the railway, a thick line, straight on, over as many free spaces as you like. The two are not combined. An outer column continues straight on or round the curve, the front row does not. The engineer turns on the railway as often as it likes. Anybody may enter a free camp; a piece in one cannot be attacked. No piece leaves a headquarters. Mines and the flag never move.",
        "The higher rank stays, the other is removed; of equal ranks both are. An attacker that stays takes the place. A bomb and any piece that it meets are removed. A mine removes any other attacker but the engineer, which removes it. Any attacker takes the flag.",
        "An umpire, or else the two owners, compare the pieces and tell only who is removed. When a marshal is removed, its flag is shown to all.",
        "The game is a draw if nobody can move, after 70 moves without a removal, or by agreement.",
    ],
};
