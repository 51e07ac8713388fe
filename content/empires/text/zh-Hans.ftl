# 恒星小帝国的简体中文：印在牌上、写在记录里的每一个词与每一句话。
# 句中的字段（$cards、$points……）名称与 validator/play/games/empires/words/ 相同。

game-title = 恒星小帝国

## 牌的种类

kind-empire = 帝国卡
kind-raid = 劫掠或入侵卡
kind-ambassador = 大使卡
kind-homeworld = 家园卡
kind-rules = 规则

## 能力的时机，以及五种文明

timing-end = 终局
timing-ongoing = 持续
timing-once = 一次
civilisation-military = 军事
civilisation-population = 人口
civilisation-science = 科学
civilisation-trade = 贸易
civilisation-culture = 文化

## 能力：名称，以及印在牌上的规则

# 游戏结束时

ability-extra-points-name = 加分
ability-extra-points = 终局时额外得{ $points }分。
ability-double-name = 加倍
ability-double = 这张牌如与虫洞[icon:wormhole]相邻，分数按{ $times }倍计算。
ability-ambassadors-name = 大使
ability-ambassadors = 场上每有一张大使卡，不论是谁的，得{ $each }分。
ability-trade-routes-name = 通商
ability-trade-routes = 与这张牌相邻的贸易路线，每{ $per ->
        [1] 条得1分。
       *[other] { $per }条得1分，余数不计。
    }

# 生效期间

ability-protect-name = 保护
ability-protect = 劫掠或入侵不能以这张牌为目标。
ability-look-name = 看牌
ability-look = 回合开始与结束抽牌时多看{ $cards }张，看到的牌选{ $cards }张放到牌库底。
ability-discount-name = 折扣
ability-discount = 之后打出帝国卡少付{ $cards }张牌，但至少付1张。

# 打出时，只有一次

ability-take-name = 拿牌
ability-take = 从一名对手手中随机拿{ $cards }张牌，对手再抽{ $cards }张。
ability-force-discard-name = 弃牌
ability-force-discard = 选一名对手，随机弃掉他的{ $cards }张手牌，他再抽{ $cards }张。
ability-thrive-name = 兴盛
ability-thrive = 从任意牌列拿{ $cards ->
        [1] 1张
       *[other] 最多{ $cards }张
    }劫掠或入侵卡，塞到你的家园卡下，每张值1分。
ability-threat-name = 威胁
ability-threat = 选一名对手，他自选{ $cards }张手牌弃掉，再抽{ $cards }张。
ability-information-name = 情报
ability-information = 查看弃牌堆，选{ $cards }张牌加入手牌。
ability-rebirth-name = 重生
ability-rebirth = 把弃牌堆与牌库一起洗成新的牌库。
ability-bully-name = 恶霸
ability-bully = 下一位玩家在他的下个回合，打出帝国卡须多付{ $cards }张牌。
ability-loss-name = 损失
ability-loss = 一名对手随机交给你{ $cards ->
        [1] 1张手牌，你把它弃掉，他再抽1张。
       *[other] { $cards }张手牌；你弃{ $discard }张，其余归还，他再抽{ $discard }张。
    }

## 秘密任务

mission-heading = 秘密任务
mission-symbols-of-one = 牌列中同一种文明至少有{ $count }个生效的符号。
mission-each-timing = 终局、持续、一次三类能力，每类至少有{ $count }个生效。
mission-busy-seams = 牌列中至少有{ $count }处接缝，贸易路线达到{ $routes }条以上。
mission-many-civilisations = { $count ->
        [5] 5种文明在牌列中都有生效的符号。
       *[other] 牌列中至少有{ $count }种文明的生效符号。
    }

## 其他的牌

raid-text = { $cost ->
        [0] 不必弃牌，
       *[other] 弃掉另外{ $cost }张手牌，
    }把这张牌放到对手的一张帝国卡上，选一种效果。
raid-mode-ability = 入侵：能力失效
raid-mode-ability-text = 这张牌在场时，该卡的持续或终局能力失效。
raid-mode-symbols = 劫掠：符号失效
raid-mode-symbols-text = 这张牌在场时，该卡的文明符号不计。
ambassador-text = 让你的一张帝国卡从此不受攻击；上方的文明算{ $worth }个符号。
homeworld-text = 计分前不要让别人看到这张牌。主要符号算{ $worth }个符号。

## 标签

label-cost = 费用
label-points = 分数
label-symbols = 符号
label-routes = 贸易路线
label-wormhole = 虫洞
label-live-half = 生效半面
label-icon-key = 图标说明
label-abilities = 能力
label-civilisations = 文明

## 规则：印成两页，每页两栏
# 数字与开关来自这套牌的规则设置；是非开关的值是 "yes" 或 "no"。

rules-summary =
    # { game-title }规则

    把牌一张张连起来，接通贸易路线，留下一个分数最高的帝国。

    ## 内容物

    - 帝国卡{ $empire_count }张：每张有两个半面。正着看时位于上方的是**生效半面**，只有这半面的能力、分数和符号算数。
    - 劫掠或入侵卡{ $raid_count }张，以下统称**攻击卡**。
    - 大使卡{ $ambassador_count }张。
    - 家园卡{ $homeworld_count }张：各有一个主要符号和一个秘密任务。

    ## 游戏准备

    洗混家园卡，每人发一张，面朝下放好，剩下的收回盒中。自己的家园卡随时可以看。其余的牌全部洗混，每人发{ $hand_size }张，剩下的面朝下作为牌库。{ $start_seat ->
        [first] 由第一个座位的玩家开始，
       *[random] 抽签决定由谁开始，
    }然后按顺时针方向进行。

    ## 你的回合

    依次进行下列步骤。{ $empire_play ->
        [mandatory] 第1、3、4步可以跳过。
       *[optional] 除了最后一步，都可以跳过。
    }

    1. **换牌。**{ $swap_cards ->
        [0] 这个版本不换牌，直接进行第2步。
        [1] 弃1张牌，再抽1张。
       *[other] 最多弃{ $swap_cards }张牌，再抽同样张数。
    }
    2. **帝国卡。**{ $empire_play ->
        [mandatory] 手中只要有接得上又付得起的，就必须打出一张，也只能打一张。
       *[optional] 接得上又付得起的话，最多打出一张。
    }
    3. **劫掠或入侵。**攻击对手的帝国。
    4. **大使。**解除自己受到的攻击。
    5. **补牌。**抽到手中有{ $hand_size }张为止。{ $discard_to_hand_size ->
        [yes] 超出的话，弃到只剩这个数目。
       *[no] 超出的话，多的牌可以留着。
    }

    ## 连接

    { $homeworld_routes ->
        [0] 牌列的第一张可以是任意帝国卡，哪一头朝上都行。
       *[other] 牌列第一张的左边必须是{ $homeworld_routes }条贸易路线，或者是虫洞。
    }之后的牌接在牌列的{ $row_side ->
        [either] 左端或右端，由你选择，
       *[right] 右端，
    }相接的两边形成**接缝**，贸易路线[icon:route]的数目必须相同。虫洞[icon:wormhole]可以和任何一边相接。凡是要数路线的时候，虫洞的一边和有虫洞的接缝都算{ $wormhole_routes }条。

    放下之前可以把牌旋转180度：另一个半面变成生效半面，左右两边也随之对调。放下之后就不再转动。

    ## 付费

    从手中弃掉其他的牌，种类不限，张数等于{ $cost_per_half ->
        [yes] 你选择生效的半面
       *[no] 这张牌
    }的费用。折扣让费用降低，恶霸让费用升高；{ $price_floor ->
        [before_bully] 折扣最低只能降到1，恶霸的部分之后另外加上。
       *[total] 全部算完之后，最低仍是1。
    }{ $discount_stacks ->
        [yes] 有好几个折扣时，全部相加。
       *[no] 有好几个折扣时，只算最大的一个。
    }其他手牌不够付，就不能打出这张牌。

    ## 能力

    - **一次**能力：打出这张牌时当场使用，也可以不用。刚付掉的牌这时已经在弃牌堆里。
    - **持续**能力：半面生效期间一直有用。折扣不能用在这张牌自己的费用上。
    - **终局**能力：计分时才算。
    - 手牌不足：{ $short_hand ->
        [no_effect] 对手的手牌少于能力要求的张数时，这个能力没有效果。
       *[as_many] 对手的手牌少于能力要求的张数时，有多少算多少，失去几张就抽几张。
    }
    - 看牌：{ $look_stacks ->
        [yes] 有好几个看牌时，全部相加。
       *[no] 有好几个看牌时，只算最大的一个。
    }放回牌库底的牌，顺序自己决定。没有抽牌，就不能看牌。
    - 通商：{ $adjacent_routes ->
        [own_edges] 相邻的路线是指这张牌自己左右两边的路线。
       *[neighbours] 相邻的路线是指左右邻牌贴着这张牌那一边的路线；在牌列的尽头，没有邻牌就没有路线。
    }
    - 加倍：{ $double_counts ->
        [points_and_symbols] 牌上的分数和符号都加倍，
       *[points] 只有牌上的分数加倍，
    }{ $double_per_wormhole ->
        [yes] 有几个相邻的虫洞就加倍几次。
       *[no] 夹在两个虫洞之间也只加倍一次。
    }

    ## 换新手牌

    { $voluntary_new_hand ->
        [yes] 第1步之后、打出任何牌之前，你可以要求换新手牌：
       *[no] 第1步之后、打出任何牌之前，如果手中没有接得上又付得起的帝国卡，你可以要求换新手牌：
    }把手牌给大家看，然后全部弃掉，回合就此结束，也不补牌。下个回合一开始先抽{ $hand_size }张，再照常进行各个步骤。

    ## 劫掠与入侵

    按攻击卡上写的张数弃掉其他手牌，把它放到对手牌列中的一张帝国卡上。{ $raids_per_turn ->
        [one] 每回合只能攻击一次。
       *[one_per_rival] 一回合可以攻击好几次，但对每名对手只能有一次。
    }选一种效果，用攻击卡的方向来表示：

    - **入侵：**该卡的持续或终局能力失效。一次能力已经做过的事不收回。
    - **劫掠：**该卡的符号不计，{ $reward_off ->
        [symbols_and_points] 分数也不计。
       *[symbols] 分数照算。
    }

    下列目标不能攻击：已经受到攻击的牌、有大使的牌、生效能力是保护的牌，以及已经做完最后一个回合的玩家。

    ## 大使

    把大使卡[icon:ambassador]放到自己的{ $ambassador_without_attack ->
        [yes] 任意一张帝国卡上，有没有受到攻击都可以。如果上面有攻击卡，那张攻击卡
       *[no] 一张受到攻击的帝国卡上。那张攻击卡
    }从游戏中移除，原先失效的部分恢复作用。大使卡留在原处：这张帝国卡不会再受到攻击，你转到上方的文明则增加大使卡上写的符号数。一回合可以派出好几张：第一张免费，第二张要弃1张手牌，第三张要弃2张，以此类推。

    ## 牌库用完

    { $empty_deck ->
        [stop] 不再洗出新的牌库，谁也不能抽牌，除非有人使用重生。
       *[reshuffle] 需要抽牌时，把弃牌堆洗成新的牌库。如果弃牌堆也没有牌，就不抽。
    }

    ## 结束

    { $rounds_for }人游戏各进行{ $rounds }轮。{ $round_count ->
        [cards] 轮数按牌列中的帝国卡张数计算，不按回合计算。
       *[turns] 轮数按回合计算，没有放下帝国卡的回合也算在内；每个人的回合数相同。
    }

    ## 计分

    翻开家园卡，每个人把下列各项加起来：

    - 牌列中各个生效半面的分数；
    - 终局能力的分数；
    - 秘密任务，如果达成的话（家园卡自己的符号{ $homeworld_symbol_in_missions ->
        [yes] 也算在任务里）；
       *[no] 不算在任务里）；
    }
    - 塞在家园卡下的牌，每张1分；
    - **文明领先**：五种文明分别计算符号。生效的符号每个算1，大使卡和家园卡的主要符号按牌上写的数目计算。最多的人得2分；有好几人并列最多，就各得1分。{ $empty_majority ->
        [everybody] 如果谁都没有，也算全体并列最多。
       *[nobody] 如果谁都没有，就都不得分。
    }

    总分最高的人获胜。{ $tie_break ->
        [symbols] 同分时，全部符号合计最多的人获胜。
       *[shared] 同分的人一起获胜。
    }

    ## 范例

    小安的牌列最后一张是第二次复兴：右边3条路线，折扣生效中。她想打的分裂的王冠左边2条、右边3条，于是把牌上下倒转，让3接上3；另一个半面变成生效半面，牌列的右端也变成2条。这张牌费用是2，有折扣，只要弃1张手牌。

    程序玩过的一场游戏里，获胜的人生效半面和终局能力共20分，文明领先5分（人口最多得2分，科学最多得2分，军事并列最多得1分），任务4分，塞在家园卡下的牌1分，一共30分。
