# The engine is on its way.
wait = The game is loading...
# The page is no site's.
file = This page was opened as a file. It works only on a website.
# The browser is too old.
wasm = This browser cannot run the game: WebAssembly is missing or too old.
# A frame that is apart from its site does not let the engine in.
frame = Inside this sandboxed frame, the browser does not let the game load. Open it in a page of its own.
# The engine did not come.
network = The game could not be loaded. Check the connection, then reload the page.
# The site's server forbids it.
policy = This site's server does not let the game run: its Content-Security-Policy lacks 'wasm-unsafe-eval'.
# A part of the engine did not come.
part = This could not be loaded. Check the connection, then try again. If the site has just changed, reload the page.
# Button: asks for it once more.
again = Try again
