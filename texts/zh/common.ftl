begins = 抽签结果：{ $seat }先走。
choose = 轮到{ $who }，请选一枚棋子。
can_take = 走到{ $sites }可以吃子。
no_piece = { $site }没有棋子。请选一枚自己的棋子。
not_yours = { $site }的棋子不是你的。请选一枚自己的棋子。
