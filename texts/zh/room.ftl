there = 还有人在吗？
returns = 否则屏幕马上回到开头。没下完的棋会保留。
stay = 我在这里
