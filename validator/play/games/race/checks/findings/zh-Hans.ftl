# 银河竞逐的检查结果。用词与印在牌上的相同（content/race/text）。
or-more = { $least } 或以上
or-fewer = { $most } 或以下
from-to = { $least } 到 { $most }
goods = 货品
goods-of-kind = {" "}{ $kind } 货品

## 游戏的开始
wrong-players = 这个游戏适合 2 到 4 位玩家
too-few-start-worlds = { $players } 位玩家需要同样数目的起始星球；套装里只有 { $held } 颗
twin-number = { $world } 的号码和 { $first } 相同；号码决定玩家的顺序
twin-number-of-copies = { $world } 有 { $copies } 张，号码都相同；号码决定玩家的顺序
start-world-in-hand = { $world } 是起始星球：开始时不会在手牌里
idle-beginner-hand = { $card }：新手局只用起始星球 1 到 { $most }，不会用到 { $number }
no-start-world-of-card = { $card } 属于起始星球 { $number } 的新手手牌，而这颗起始星球不存在
no-start-world = { $players } 人的新手局要用起始星球 { $number }，而这颗起始星球不存在
beginner-hand = 新手手牌 { $number } 有 { $named }：起始手牌应该是 { $cards } 张
no-beginner-hand = 新手手牌 { $number } 一张也没有：起始手牌应该是 { $cards } 张
too-few-cards = { $players } 位玩家的起始星球与各 { $hand } 张手牌，需要 { $needed } 张牌；套装里只有 { $held } 张
small-deck = { $players } 个 { $tableau } 张牌的版图与各 { $hand } 张手牌，需要 { $needed } 张牌；套装里只有 { $held } 张，游戏可能卡住

## 游戏的过程与结束
empty-phase = 阶段 { $phase } 里永远没有人能做任何事：{ $why }
why-no-developments = 套装里没有建设
why-only-start-worlds = 套装里除了起始星球，没有其他星球
why-nothing-consumes = 套装里没有牌能卖出或消费货品，也没有牌能用手牌换分
why-nothing-produces = 套装里没有牌能生产货品，也没有牌在这个阶段抽牌
no-production = 套装里没有生产星球：货品只有一次，之后只能靠能力
no-military = 套装里没有军事星球：谁也不必征服
idle-chips = 套装里没有能力带来筹码的分：筹码不会用完，游戏不会因此结束
unreachable-end = { $wanted } 张牌的版图永远不会结束游戏：以套装里的牌，版图最多 { $most } 张
endless-game = 游戏永远不会结束：没有版图能有 { $wanted } 张牌（套装里最多 { $most } 张），也没有能力带来筹码的分

## 货品与价格
no-goods = 套装里没有星球能放{ $goods }
useless-good = 套装里没有牌能卖出或消费 { $kind } 货品（例如 { $world } 的）而得到好处
odd-prices = rules：novelty 货品最便宜，然后是 rare、genes、alien；sale_price 却不是这样
equal-prices = rules：每一种货品都卖 { $price }：卖出时，种类没有差别
no-price-at-all = rules：sale_price 全是 0：卖出货品只能得到牌上的交易加成
no-price = rules：{ $kind } 货品卖 0 张牌：没有交易加成就不会有人卖
price-above-nought = 大于 0 的价格

## 单张的牌
blank-card = { $card } 没有分数、没有有用的能力、也放不了货品：不会有人想要
twin-keyword = { $card } 的关键词 { $keyword } 写了两次；只算一次
twin-power = { $card } 的能力 { $word } 写了两次；{ $why }
repeated-power = { $card } 的能力 { $word } 写了两次：写成一个，加起来就好
cost-and-defence = { $world } 同时有费用与防御：星球要么付费，要么征服
no-cost-or-defence = { $world } 没有费用也没有防御：没有人能拓殖
neither = 两者都没有
no-good-on-development = { $card } 是建设：只有星球才有自己的货品
no-good = { $card } 说到这颗星球上的货品，而它放不了货品
good-is = good: { $kinds }
dominated-card = { $card } 从不比 { $better } 好，后者不更贵，给得更多

## 行动牌
idle-action = { $card }：奖励 { $word } 永远没有作用：{ $why }
missing-action = 没有阶段 { $phase } 的行动牌：永远没有人能选择它
missing-bonus = 没有行动牌的奖励是 { $word }：游戏少了一种选择
missing-second = 两位玩家从九张行动牌中选择（F3），而 { $phase } 没有第二张
too-few-copies = { $card }：{ $players } 位玩家各拿一张；套装里只有 { $held } 张
twin-action = { $card } 和 { $first } 的内容相同：两张是同一种选择
why-not-for-two = 这个套装不供两位玩家玩
why-one-of-seven = 两位玩家从七张中选一张（F3）
idle-second = { $cards }：第二张永远用不到：{ $why }

## 与原版相差很远
far-out = { $what }，原版里没有相近的：打印之前先玩玩看
far-points = { $card } 有 { $points } 分
far-price = { $card } 的 { $field } 是 { $price }
far-power = { $card }：能力 { $word } 的 { $field } 是 { $value }，而价格是 { $price }
far-powers-together = { $card } 的能力加起来，远远超过原版里同样价格的任何一张牌
poor-card = { $card } 费用 { $cost }，给的远远不如原版里同样价格的任何一张牌
far-bonus = { $card }：每个 { $each } 得 { $points } 分
far-bonus-in-all = { $card }：依终局得分的第 { $rule } 条，版图可以得到 { $points } 分
far-copies = { $card } 有 { $copies } 张
idle-copies = { $card } 有 { $copies } 张，而 { $players } 位玩家各拿一张：其他的永远用不到
idle-copies-of-chips = 筹码共值 { $held } 分，而筹码池最多只用 { $needed } 分：大部分永远用不到
far-action = { $card }：行动牌奖励的 { $field } 是 { $value }
far-action-keep = { $card }：行动牌奖励多留 { $cards } 张牌
far-switch = rules：{ $switch } 是 { $value }
far-first-hand = rules：起始手牌 { $cards } 张
far-price-of-goods = rules：{ $kind } 货品卖 { $price } 张牌

## 所得的上限
of-power = { $card }：能力 { $word }{" "}
of-bonus = { $card }：奖励 { $word }{" "}
of-exploring = rules：探索
of-first-hand = rules：起始手牌
of-price = rules：{ $kind } 货品的价格
above-cap = { $what }的 { $field } 是 { $value }，其中只有 { $most } 用得到：{ $why }
above-hand-limit = { $what }带来 { $cards } 张牌，而回合结束时，手牌最多留 { $limit } 张
cap-development = 没有更贵的建设
cap-other-development = 没有更贵的其他建设

## 筹码与说明卡
too-few-tokens = { $players } 位玩家的筹码池要 { $pool } 分；套装里的筹码凑不出这个数
idle-chip = { $chip } 值 { $value } 分，而 { $players } 位玩家的筹码池只有 { $pool } 分
no-change = { $chip }：筹码池里的筹码凑不出 { $missing } 分：有些得分付不出来
little-change = { $players } 位玩家各有 { $points } 分零头，要比 { $value } 分小的筹码共 { $needed } 分；套装里只有 { $held } 分
no-reserve = rules：reserve_chips（F9）从备用筹码付，而套装里没有备用筹码
idle-reserve = { $chip } 是备用筹码，而 rules 的 reserve_chips（F9）没有开
little-reserve = { $players } 位玩家的筹码池之外有 { $spare } 分；筹码池用完的那一回合，每个人都用最好的能力时，要付出 { $needed } 分
too-few-aids = { $players } 位玩家各拿一张 { $shows } 说明卡；套装里只有 { $held } 张

## 终局得分与关键词
twin-bonus = { $card }：终局得分的第 { $rule } 条和前面的一条相同：写成一条，加起来就好
idle-bonus = { $card }：终局得分的第 { $rule } 条永远得不到分：{ $why }
constant-bonus = { $card }：终局得分的第 { $rule } 条只算 { $card } 自己：得分永远一样
points-printed = 直接印在牌上的分数
why-no-card-fits = 套装里没有牌符合
why-counted-before = 符合的牌都由前面的一条算过了
unknown-card = { $card } 因为牌“{ $named }”得分，而没有星球或建设的 id 是它
id-of-card = 一颗星球或一项建设的 id
why-no-chips = 套装里没有能力带来筹码的分
idle-keyword = 关键词 { $keyword } 有 { $cards } 张牌写着，而套装里没有东西会用到它：你自己的牌可以用
idle-keyword-here = { $card }：套装里用到关键词 { $keyword } 的规则，都不适用这样的牌

## 能力
idle-power = { $card }：能力 { $word } 永远没有作用：{ $why }
idle-phase = 套装里没有牌在阶段 { $phase } 有能力

## 开关
too-many-discards = rules：{ $hand } 张牌里不能弃掉 { $discards } 张
empty-start = rules：发的 { $hand } 张牌全部弃掉：大家开始时都没有手牌
keeps-more-than-drawn = rules：explore_keep 要从抽到的 { $draw } 张牌留 { $keep } 张
keeps-all-drawn = rules：探索抽的 { $draw } 张牌全部留下：没有选择可言
why-no-trade = 没有行动牌让人交易
why-nothing-takes-goods = 套装里没有牌的能力会拿走货品
why-for-more-players = 这个套装供 { $least } 位以上的玩家玩
why-no-draw-when-placed = 套装里没有牌在打出或拓殖之后抽牌
why-no-twin-development = 套装里没有建设有两张
why-consume-not-counted = 套装里没有终局得分要数有消费能力的牌
why-counted-already = 有交易加成的牌本来就都有消费能力
why-no-points-for-discards = 套装里没有能力让弃掉的手牌得分
why-no-doubling = 没有行动牌让得分加倍
why-no-free-or-paid = 套装里没有能力让人免费拓殖星球，或改为付费拓殖军事星球
why-strength-not-counted = 套装里没有牌因军力得分
why-strength-not-lowered = 套装里没有牌减少军力
why-beginner-hands = beginner_hands 开着：不发牌也不弃牌

## 能达到的程度
unreachable-world = { $world } 永远无法拓殖：没有版图对它有 { $strength } 军力，而且{ $why }
why-not-paid = 套装里没有牌让人改为付费
why-no-hand-pays = 改为付费至少要 { $price } 张牌，没有人付得起
unpayable-cost = { $card } 永远付不起：最好的手牌，加上版图能省的与能抽的，也只付得出 { $most } 张
dear-card = { $hand } 张手牌要有折扣或另外抽牌，才付得起 { $card }{ $others ->
        [0] {""}
        [1] {" "}和另一张牌
       *[other] {" "}和另外 { $others } 张牌
    }
