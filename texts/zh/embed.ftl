lede = 选好棋种和下法，要复制到你网页里的代码就在下面。
no_script = 这张表要靠一小段程序（JavaScript），它在这个浏览器里不能运行。地址也可以手写，写法见下文。
game = 棋种
visitor = 访问者的语言
yes = 是
no = 否
rules = 规则
start = 从某个局面开始
start_why = 把本站一局棋的链接贴在这里（在对局中点“分享”，再点“复制链接”）。框架就从那里开始，用那一局的规则。
start_wrong = 这不是一局棋的链接：里面缺少井号、棋种的名称或问号。
width = 最大宽度（像素）
width_why = 280到1200；不填就用适合棋盘的宽度。高度随之而定。
live = 访问者会看到的样子
take = 复制
code = 代码
title = 可在此玩的棋：{ $game }
address = 只要地址
address_why = 有的地方要填网址（URL），而不是代码。
qr = 二维码
qr_why = 可以贴在海报、书架或桌子上：扫一下就打开整页的棋盘。
qr_svg = 保存为SVG图片
qr_png = 保存为PNG图片
qr_failed = 二维码没能画出来。请重新载入本页。
rgaa = 写进无障碍声明的一句话
rgaa_text = “{ $game }”是第三方内容，来自自由软件Palamède。作者在{ $date }自行评估：它{ $state }法国无障碍规范RGAA 4.1（达到的标准{ $met }条，未达到的{ $not }条，不适用的{ $na }条）。{ $heard }详情：{ $address }
data = 写进个人信息说明的一句话
host = 这个网站由谁提供？
github = GitHub Pages网站服务
own = 别的服务器
data_github = “{ $game }”由GitHub Pages（美国GitHub公司）提供，它会收到访问者的IP地址。本棋不设Cookie，也不发送任何东西。有人下棋时，对局和设置保存在访问者的浏览器里，可以在网站的设置里删除。
data_own = “{ $game }”由{ $host }提供，它会收到访问者的IP地址。本棋不设Cookie，也不发送任何东西。有人下棋时，对局和设置保存在访问者的浏览器里，可以在网站的设置里删除。
copy = 复制：{ $what }
facts =
    不必再装别的东西：棋盘出现在你的网页里，可以直接下。
    没有Cookie，没有跟踪。没有人下棋、也没有人改设置时，什么也不保存。之后对局和设置保存在访问者的浏览器里（如果它允许），不会发送出去。网站的服务器会收到对文件的请求，和所有服务器一样。
where_to = 贴在哪里
wordpress = 最简单的办法：把棋的网页地址单独贴成一段，WordPress会把它变成棋盘。Mak-Yek的地址是{ $address }
helps-1-title = WordPress网站
helps-1-text =
    在编辑器里添加“自定义HTML”区块，把代码贴进去。
    如果保存后代码不见了，说明你的账号不能发布框架：请管理员替你贴一次。
helps-2-title = SPIP网站
helps-2-text = 在文章里先写一个html标签，贴上代码，再写结束标签：两者之间的内容会原样保留。
helps-3-title = Drupal网站
helps-3-text =
    文本格式选“完整HTML”，打开源代码，把代码贴进去。
    如果框架不见了，说明文本格式滤掉了iframe标签：管理员可以允许它。
helps-4-title = Joomla网站
helps-4-text =
    把编辑器切换到代码，再贴进去。
    只要iframe还在TinyMCE编辑器的禁用元素里（扩展、插件、TinyMCE编辑器），框架就会被去掉；你所在用户组的文本过滤也可能这样做：两处都由管理员设置。
helps-5-title = Moodle和学校平台
helps-5-text =
    在Moodle里添加一个页面或文本区，把编辑器切换到HTML，再贴上代码。
    在学校平台上，找一个HTML区块，或者要填地址的“嵌入内容”；都没有时，就放一个链接。
helps-6-title = 别的网站
helps-6-text =
    凡是能写HTML的地方，都可以贴代码。要填嵌入内容地址的地方，就贴地址。
    都不行的话，一个链接或者二维码就够了。
helps-7-title = 显示不出来？
helps-7-text =
    什么也没有：编辑器去掉了iframe标签。怎样保留它，见上文。
    灰色的框或“拒绝连接”：你的网站不允许别站的框架（Content-Security-Policy里的frame-src）。请把本站的地址加进去。
    框架太小：它的样式被去掉了。请保留代码里的width和height，或者把它们改大；至少240像素高才能下棋。
helps-8-title = 手写地址
helps-8-text =
    棋的地址后面先写问号和frame=1，再接你的选择，用“&”隔开。
    语言：lang=fr（法语）、lang=en（英语）、lang=zh（中文）或lang=de（德语）。外观：theme=light（浅色）、theme=dark（深色）或theme=contrast（高对比度）。
    坐法：seating=beside（并排坐）、seating=opposite（面对面坐）或seating=passing（轮流拿设备）。
    各方由谁来下，按棋规的次序：players=person,computer让电脑下第二方。
    电脑水平从1到8：level=5；各方不同时按棋规的次序写：level=3,5。
    不显示坐标：coordinates=off；不提示可走的位置：hints=off。陆战棋棋子上写什么：labels=chinese（汉字）或labels=symbols（图形）。动画：motion=slow（慢）、motion=fast（快）或motion=off（无）。
    规则选项用它们在棋谱里的名称，例如first=black。
    同一种棋在一页里放两次：用id=1和id=2分别保存两局。
    看不懂的参数会被略过，不会告诉访问者：浏览器的控制台会列出它们。
helps-9-title = 放在桌上或大厅里
helps-9-text =
    在平板或屏幕上打开本站地址，在井号之前写上问号和你的选择，例如games=mak-yek,sahkku&idle=5。按钮会变大，通往其他网站和普通网页的链接会隐藏，第一次触摸后页面全屏显示。对局期间，最后一次触摸后十分钟内屏幕不会熄灭（地址须为https）。
    提供哪些棋：games=，用逗号分开，不加空格。棋名写作：{ $games }。
    五分钟无人触摸就回到棋种列表：idle=5。没下完的棋会保留，在列表里可以接着下。若要回到某一种棋而不是列表：home=mak-yek。
    只供展示、没有按钮的屏幕：bar=0。加上players=computer,computer（每方写一个），电脑会一局接一局地下；井号之后写斜线和棋名。
    用了idle或bar=0时，网站的新版本会在两局之间换上。
script = 用脚本控制棋局
script_text =
    如果你自己写网页，可以用脚本跟随并控制棋局。脚本来自本站，不到2kB，现在能做的以后也一直能做。它只听本站的框架，框架只听包含它的网页。请把脚本放在框架之后。
    它会通知：ready（棋已载入）、start（开始一局）、turn（走了一步或掷了骰子）、end（对局结束；outcome列出获胜各方的编号，按棋规的次序从1数起，和棋时为空）和height（适合框架的高度）。它不会透露着法和棋手的名字。
    它接受：newGame（新对局）、setLanguage（语言）和setTheme（外观）。
script_try = 在本页的框架上试用
script_new = 新对局
script_heard = 框架发出的消息
