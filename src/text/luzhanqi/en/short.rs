//! The rule of Luzhanqi, for two and for four on one page, in English.

/// The rule of the game for two.
pub const TWO: &[&str] = &[
    "Take the enemy flag. You also win when the other player, on turn, has nothing to play.",
    "Lay out your army, its ranks seen by you alone, on all your territory but the camps. The flag goes in a headquarters, the mines in the two rows at the back; no bomb in the front row. Here are the ranks, from the highest to the lowest.",
    "The camps are round, the two headquarters in the last row. The front line is crossed only by railway.",
    "Red begins. On your turn you move one piece; there is no passing. It ends on a free space or an enemy piece, which it attacks. On a road, a thin line, it goes one step. On the railway, a thick line, it goes straight on, over as many free spaces as you like. The two are not combined. The engineer turns on the railway as often as it likes. Anybody may enter a free camp; a piece in one cannot be attacked. A piece laid out in or entering a headquarters never leaves it. Mines and the flag never move.",
    "The higher rank stays, the other is removed; of equal ranks both are. An attacker that stays takes the place. A bomb and any piece that it meets are removed. A mine removes any other attacker but the engineer, which removes it and takes its place. Any attacker takes the flag. Nobody has to attack.",
    "An umpire compares the pieces and tells only who is removed; without one, both players look. When a marshal is removed, the space of its flag is shown to all.",
    "The game is a draw when nobody can move, when 70 moves in a row, both players' together, have removed no piece, or when the players agree to it.",
];

/// The rule of that for four.
pub const FOUR: &[&str] = &[
    "South and North play against East and West. A player whose flag is taken, or who on turn has nothing to play, is out: all their pieces are removed. A team loses when both its players are out.",
    "Lay out your army, its ranks seen by you alone, on all your territory but the camps. The flag goes in a headquarters, the mines in the two rows at the back; no bomb in the front row. Here are the ranks, from the highest to the lowest.",
    "The camps are round, the two headquarters in the last row.",
    "South begins, then East, North, West. You move one piece; there is no passing. It ends on a free space or an enemy piece, which it attacks. On a road, a thin line, it goes one step; on the railway, a thick line, straight on, over as many free spaces as you like. The two are not combined. An outer column continues straight on or round the curve, the front row does not. The engineer turns on the railway as often as it likes. Anybody may enter a free camp; a piece in one cannot be attacked. No piece leaves a headquarters. Mines and the flag never move.",
    "The higher rank stays, the other is removed; of equal ranks both are. An attacker that stays takes the place. A bomb and any piece that it meets are removed. A mine removes any other attacker but the engineer, which removes it. Any attacker takes the flag.",
    "An umpire, or else the two owners, compare the pieces and tell only who is removed. When a marshal is removed, its flag is shown to all.",
    "The game is a draw if nobody can move, after 70 moves without a removal, or by agreement.",
];
