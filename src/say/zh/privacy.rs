//! What the page on privacy says in Chinese.

use crate::say::PrivacyWords;

pub const PRIVACY: PrivacyWords = PrivacyWords {
    title: "隐私",
    lede: "Palamède不询问你的任何信息，也不发送你的任何操作。",
    server: "服务器知道什么",
    server_text: "你的浏览器向服务器请求本站的文件。和任何服务器一样，它会收到你的IP地址、浏览器名称和每个文件的名称。|你的着法、棋手的名字和设置都不会离开你的设备。一局棋的链接把棋局写在“＃”号之后，地址的这一部分不会发送给服务器。|不向其他服务器请求任何文件。没有cookie，没有访问统计，没有广告。",
    served: "这些文件由{host}提供，请求记录如何处理，可向其询问。",
    served_by_nobody: "请求记录如何处理，可向本站的发布者询问。",
    device: "你的设备保存什么",
    kept: "从第一着起，每种棋正在进行的一局，以及最多十局搁置的棋：第十一局会取代最早的一局。|你更改的设置、你取的名字、你完成的课程和习题。|打开一种棋时，本站的文件，以便没有网络时也能下棋。",
    erase: "没有保存期限。一切都可以在本站的设置中清除（{settings}，{clear}），也可以在浏览器中清除本站的数据。",
    frame: "嵌在其他网站页面中的棋",
    frame_text: "那个页面会知道对局开始了、轮到谁、谁赢了，但不知道着法，也不知道名字。",
    who: "本站由谁负责",
    by: "本站由{name}发布。",
    by_nobody: "本站没有说明由谁发布。",
};
