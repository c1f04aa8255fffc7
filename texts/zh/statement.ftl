title = 无障碍声明
mention = 无障碍：{ $state }
states-1 = 完全符合
states-2 = 部分符合
states-3 = 不符合
date = { $year }年{ $month }{ $day }日
months-1 = 1月
months-2 = 2月
months-3 = 3月
months-4 = 4月
months-5 = 5月
months-6 = 6月
months-7 = 7月
months-8 = 8月
months-9 = 9月
months-10 = 10月
months-11 = 11月
months-12 = 12月
bound = { $name }承诺，依照法国2005年2月11日第2005-102号法律第47条，使自己的网站、内网、外网和软件无障碍。
published = 本网站由{ $name }发布。
nobody = 本网站没有写明由谁发布，因此没有人在这里作出法国2005年2月11日第2005-102号法律第47条所要求的承诺。
goal = Palamède希望人人都能来下棋，目标是达到WCAG 2.2的AA级和法国的RGAA 4.1。
plans = 为此采取以下策略和措施：
plan = 多年无障碍规划
year_plan = 本年度行动计划
scope = 本声明适用于{ $site }的四种语言版本，也适用于它在其他网页里显示的棋。
state = 符合程度
state_is = Palamède{ $state }法国无障碍规范（RGAA）4.1版。
state_for = 由于下面列出的不合格项，Palamède{ $state }法国无障碍规范（RGAA）4.1版。
unheard = 还没有人用NVDA或VoiceOver试过，也没有使用屏幕阅读器的人试过。
no_more = 在此之前，Palamède不自称完全符合。
heard = 已有人用屏幕阅读器试过整个网站：{ $readers }。
results = 测试结果
audited = 这次审核是网站作者用工具所做的自评，日期为{ $date }，尚未经过第三方审核。结果是：RGAA 4.1适用的{ $all }条标准中，判为达到的有{ $met }条，即百分之{ $percent }。
uncounted = 这个百分比只计算工具和阅读代码所能判断的内容，并不说明用屏幕阅读器听起来如何：还没有人试过，所以状态是“{ $state }”。
counts-1 = 达到的标准：{ $n }
counts-2 = 未达到的标准：{ $n }
counts-3 = 不适用的标准：{ $n }
contents = 有障碍的内容
failed = 不合格项
none_failed = 没有已知的不合格项。
derogations = 因负担过重而例外的内容
no_derogation = 没有申请例外。
exempt = 法律不要求无障碍的内容
none_exempt = 没有以此为由排除的内容。
made = 本声明的制定
made_on = 本声明制定于{ $date }。
technologies = 使用的技术
environment = 测试环境
tested =
    Linux上的Chromium、Firefox和WebKitGTK：在其中只用键盘下棋。
    每一页都查四种语言、三种外观，并在360和320像素宽时再查一遍；还有放大、文字间距和强制配色。
    从无障碍树里读出屏幕阅读器得到的名称和角色。
tools = 评估无障碍的工具
tools_are =
    用axe-core检查每一页。
    HTML验证器vnu。
    项目自己的测试：对比度、键盘、点击目标、标题、语言、链接。
pages = 检查过的页面
pages_are =
    首页、设置、键盘帮助、资料来源、网站地图和本声明。
    每种棋的对局、新对局、规则、课程、习题和棋谱。
    把棋嵌入别的网站的表单、放在别的网页里的棋和地址不存在时的页面。
contact = 反馈和联系
contact_why = 如果打不开某项内容或用不了某项功能，可以联系本网站的负责人，请其指出无障碍的途径，或以其他形式提供内容。
email = 写信给{ $email }
phone = 电话：{ $phone }
post = 邮寄：{ $address }
ticket = 如果遇到障碍，可以在Palamède项目的代码库里提出问题。
tell = 请写明是哪一页，想做什么，用的浏览器和辅助技术。
remedy = 申诉途径
remedy_why = 如果发现有障碍，用不了网站的某项内容或功能，告诉我们以后又得不到答复，依照法国法律，可以向权利保护官（Défenseur des droits）投诉或提请其处理。有以下几种途径：
remedy_form = 在网上给权利保护官留言
remedy_delegates = 联系所在地区的权利保护官代表
remedy_post = 在法国境内寄信，免费，不贴邮票：{ $address }
table = RGAA 4.1的106条标准，理由为法文
columns-1 = 标准
columns-2 = 理由
columns-3 = 状态
verdicts-1 = 达到
verdicts-2 = 未达到
verdicts-3 = 不适用
legal = 法律声明
source = 源代码
