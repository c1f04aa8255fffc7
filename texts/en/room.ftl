# The question whether somebody is there, as nobody has pressed anything for long.
there = Is anybody there?
# The consequence if nobody answers.
returns = Otherwise the screen goes back to the start in a moment. The game in progress is kept.
# Button: somebody is there.
stay = I am here
