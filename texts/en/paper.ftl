# Heading of the page: $game.
heading = { $game } to print
# The purpose of the page: $game.
lede = { $game }: the rules on one page, the board at its true size and the pieces to cut out: tick what you want.
# The advice on how to print.
how = Then print from the browser's menu (Ctrl + P, or Cmd + P on a Mac), at 100 %, not fitted to the page. The ruler at the foot of the sheets must be 100 mm long.
# Link to the page with the rule whole.
whole = The full rules, with all their figures
# Label: what is to be printed.
what = To print
# The rule on one page.
rule = The rules
# The board.
board = The board
# The pieces.
pieces = The pieces
# Label: the paper of the board.
size = Paper for the board
# The key to the signs of the figures.
key = In the figures, the diamond shows where the piece starts, the corners where it ends, the crosses what is captured, the dots where it may go.
# The note below a board on one sheet: $game, $width, $height.
of_one = { $game } · { $width } × { $height } mm
# The note below a part of a board: $n of $all, too.
of_several = { $game } · sheet { $n } of { $all } · cut along the line and glue
# The note at the foot of the rule that anybody may copy it: the licence of the whole site.
copying = Free to copy (MIT licence)
# The purpose of the ruler.
ruler = 100 mm when printed
# The note below discs: $game.
discs = { $game } · cut out, and glue onto cardboard
# The note below cards to fold: $game.
fold = { $game } · cut out, fold along the dots
