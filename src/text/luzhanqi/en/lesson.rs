//! The lesson of Luzhanqi, for two and for four.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson of the game for two.
pub const TWO: &[TaskWords] = &[
    task(
        "Your army is ready. Touch two pieces to exchange them. The flag stays in a headquarters, one of the two arches below: who loses it has lost. The stars are mines. Then press “Ready”.",
        "Your army is laid out. Black lays out its own unseen: each player sees their own ranks only.",
        "Choose two of your pieces to change places, or press “Ready”.",
    ),
    task(
        "On a road, a thin line, a piece goes one step. On the railway, a black and white line, it goes straight on, as far as the way is free. S51 is your side, row 5, column 1. Take it to the end of its line, on Black's side, to N55.",
        "Nine spaces farther in a single move: the line goes on into Black's territory, whose columns are counted the other way. Mines, the flag and any piece in a headquarters do not move.",
        "Allowed, but try this instead: the general on S51, along its column, to N55.",
    ),
    task(
        "The engineer turns on the railway as often as it likes. Take the engineer on S51 to N13, across the front, in a single move.",
        "It turned. But a piece that turns gives itself away: Black knows now that it is an engineer.",
        "Allowed, but try this instead: the engineer on S51, in a single move, to N13.",
    ),
    task(
        "The number is the rank: 9, the marshal, is the strongest; 1, the engineer, the weakest. In combat the stronger one stays. The unknown piece on N13 has moved: it is neither a mine nor the flag. Attack it with your major general on S13.",
        "It is removed, and you take its place: your rank was higher. You are not told which piece it was. Of equal ranks, both pieces are removed.",
        "Allowed, but try this instead: the major general on S13 attacks the unknown piece on N13.",
    ),
    task(
        "The unknown piece on N52 has never moved, in front of a headquarters: it may be a mine. Try the lieutenant on N51 first. If it is removed, send the engineer on N55.",
        "It was a mine. It removes its attacker and stays there; only an engineer removes it and takes its place; a bomb goes with it.",
        "Allowed, but try this instead: the lieutenant on N51 attacks N52, then the engineer on N55.",
    ),
    task(
        "In a camp, a green oval, nobody attacks you, but you attack. The unknown piece on N35 threatens your bomb on S21: take it to safety, to S22. When the unknown piece comes to the end of a line from S22, attack.",
        "A bomb and the piece that it meets are always both removed. It was Black's marshal: when a marshal falls, its flag is shown to all. It is on N62.",
        "Allowed, but try this instead: the bomb goes from S21 into the camp S22; from there it attacks the piece that has come next to it.",
    ),
    task(
        "Black's flag is on N62. Slip your captain on N31 into a camp of Black's, two steps from the flag: the camp N42.",
        "A small piece in an enemy camp makes much trouble: it can attack its neighbours, and they cannot attack it.",
        "Allowed, but try this instead: the captain on N31 goes into the camp N42.",
    ),
    task(
        "Whoever takes the enemy's flag wins, whatever the rank. Take the captain from the camp N42 to N52, which is free, then take the flag on N62.",
        "The flag is taken: Red wins. You also win when the other has no move on turn. You know how to play Luzhanqi.",
        "Allowed, but try this instead: the captain goes to N52, then to N62.",
    ),
];

/// The words of the lesson of the game for four.
pub const FOUR: &[TaskWords] = &[
    task(
        "North, opposite, is your ally. East and West are your opponents. Take the general on S41 straight on through the centre, as far as it goes.",
        "On N25 stands a piece of your ally's: you neither attack it nor pass it.",
        "Allowed, but try this instead: the general on S41, straight on along its column, to N15.",
    ),
    task(
        "A curved railway joins your right corner, S15, with East's left corner, E11. Take the general on S45 round the curve to E21, in front of an unknown piece.",
        "A piece that comes up its column goes straight on, or round the curve. Another curve joins S11 with West, on the other side.",
        "Allowed, but try this instead: the general on S45, round the curve, to E21.",
    ),
    task(
        "The centre is a crossroads of railways. Pieces go straight through it; only the engineer turns on its way. Take the engineer on S13 to W13, in West's territory, in a single move.",
        "It turned in the middle of the centre. Straight on, it would have gone to North.",
        "Allowed, but try this instead: the engineer on S13, in a single move, to W13.",
    ),
    task(
        "Your brigadier is in the centre, on CC. Next to it stand a piece of East's and a piece of North's. Attack your opponent.",
        "Both pieces are removed: they had the same rank, or East's piece was a bomb. A combat shows no rank.",
        "You may play that, but it attacks nobody: East's piece is on CE.",
    ),
    task(
        "East's marshal has fallen: its flag is shown on E62. Take your captain from E42 to E52. When East, North and West have played, take the flag.",
        "East is out: all its pieces are removed, and its territory stays open to all. Your captain stays in the headquarters: nobody ever leaves one.",
        "Allowed, but try this instead: the captain goes to E52, then to E62.",
    ),
    task(
        "East is out. A team wins when both its opponents are. West's flag is shown on W62: take it.",
        "South and North win together. Whoever has lost a whole army still wins if the ally does. You know how to play Luzhanqi for four.",
        "Allowed, but try this instead: the captain on W52 takes the flag on W62.",
    ),
];
