wait = 棋正在载入……
file = 这个页面是当作文件打开的，放在网站上才能用。
wasm = 这个浏览器无法运行这里的棋：没有WebAssembly，或者版本太旧。
frame = 浏览器不让棋在这个隔离的框架里载入。请在单独的页面中打开。
network = 棋没能载入。请检查网络连接，再重新载入页面。
policy = 这个网站的服务器不让棋运行：它的Content-Security-Policy里缺少“wasm-unsafe-eval”。
part = 没能载入。请检查网络连接，再试一次。如果网站刚刚更新，请重新载入页面。
again = 重试
