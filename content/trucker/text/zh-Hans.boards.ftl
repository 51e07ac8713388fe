# 图板、标记、宇宙钱币、飞船标记、骰子与说明卡。

kind-hourglass = 沙漏

board-class = { $name } 级飞船
board-front = 此方向为船头
board-loss = 损失及未使用的组件：每个付 1 元，最多 { $most_loss } 元。
board-no-cap = 损失组件的金额没有上限：每个付 1 元。
board-reserve = 备用区（正面朝上）
board-rewards = 奖励
board-place-1 = 第1名
board-place-2 = 第2名
board-place-3 = 第3名
board-place-4 = 第4名
board-fewest = 外露接口最少
board-fewest-short = 外露最少
board-round-1 = 第一回合
board-round-2 = 第二回合
board-round-3 = 第三回合
board-level-1 = I
board-level-2 = II
board-level-3 = III
board-timer = 沙漏
board-timer-order = 从与回合数相同的圆圈开始。时间到时，将沙漏移至下一个圆圈上倒立。只有持有顺序标记的玩家可移至“开始”。
board-circle-III = III
board-circle-II = II
board-circle-I = I
board-circle-start = 开始
board-pile-open = 冒险卡：建造时可察看
board-pile-hidden = 冒险卡：不可察看
board-start-space = 领先者由此出发

note-credits = 元
note-bank = 长途银行
marker-base = 底座：上胶
die-net = 剪下后沿虚线折起，粘片上胶，即成 16 毫米的骰子。
die-stickers = 或：六张 12 毫米的贴纸，贴在空白骰子上。

timer-title = 沙漏
timer-time = { $value ->
    [60] 1 分钟
    [90] 1 分半钟
    [120] 2 分钟
   *[other] { $value } 秒
}
timer-how = 放在该回合的圆圈上。可用任何手机计时；时间到时，将本卡移至下一个圆圈。
timer-rounds =
    第一回合：圆圈 I、开始，计时 2 次。

    第二回合：圆圈 II、I、开始，计时 3 次。

    第三回合：圆圈 III、II、I、开始，计时 4 次。

    “开始”的时间到时，所有玩家须停止建造。

rules-round-2 = 元
rules-round-3 = 元
rules-pile = 每叠
rules-pile-2 = 张数
rules-pile-3 = 张数
rules-timer-2 = 沙漏：从 II 开始，计时 3 次。
rules-timer-3 = 沙漏：从 III 开始，计时 4 次。
rules-goods =
    货物：红 { $rules_goods_price_red }、黄 { $rules_goods_price_yellow }、绿 { $rules_goods_price_green }、蓝 { $rules_goods_price_blue } 元；中断航行者减半。
    每个损失的组件付 1 元，以图板所示为上限。

advert-head = 二手飞船特卖！
advert-offer = 几乎不漏气！前任车主非常爱惜
advert-text = 老垫圈船厂：“会掉下来的，都是赠品。”引擎另售。舱门已售完。
advert-terms-title = 条款与细则
advert-terms =
    1. “几乎”的意思是“并非”。

    2. 前任车主最后一次被看到时，正坐着较好的那一半船离开。

    3. 陨石打穿的洞视同窗户。

    4. 投诉请洽驾驶舱。驾驶舱另售。

    5. 本卡没有任何作用。本厂的保修也是。
