# The result of the lot: $seat.
begins = Drawn by lot: { $seat } begins.
# The question while nothing is selected: $who.
choose = { $who }, choose a piece.
# The sites where the selected piece can capture: $sites.
can_take = Moves that capture: { $sites }.
# Refusal: the site holds no piece: $site.
no_piece = There is no piece on { $site }. Choose one of yours.
# Refusal: the piece is another seat's: $site.
not_yours = The piece on { $site } is not yours. Choose one of yours.
