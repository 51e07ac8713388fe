## 游戏说明小册子
# 数字与开关来自这套游戏的规则设定；![](...) 显示部件、桌面与实际玩过的游戏。

booklet-goal =
    从一颗小星球开始，在群星之间建立帝国。每张牌都是可以打出的星球或建设，也可以当钱付，或当货品卖。

    有人版图达到{ $tableau_end }张，或筹码用完，游戏就结束。分数最高的人获胜。

booklet-setup =
    1. 依人数拿出筹码，每人{ $points_per_player }分，合成筹码池。{ $reserve_chips ->
        [yes] 其余留作备用。
       *[no] 其余放回盒中。
    }
    2. 每人拿七张行动牌，每种一张{ $two_player_actions ->
        [two_of_nine] { $for_2 ->
            [yes] （两人游戏拿九张，开发与拓殖各两张）
           *[no] {""}
        }
       *[one_of_seven] {""}
    }，再随机发一颗起始星球，翻开放在面前；右下角是起始星球的编号。
    3. { $beginner_hands ->
        [yes] 起始星球用编号1、2……的，每颗各有四张印着同一编号的牌，就是它主人的手牌。其他的牌洗混。
       *[no] 其他的牌洗混，每人发{ $start_hand }张{ $start_discards ->
            [0] 。
           *[other] ，弃掉其中{ $start_discards }张。
        }
    }
    4. 起始星球如果是蕴藏星球[icon:windfall]，就放上一个货品：从牌库拿一张，面朝下。

    图中只翻开了一个人的手牌{ $beginner_hands ->
        [yes] 。
       *[no] { $start_discards ->
            [0] 。
           *[other] ；牌刚发下，还没有弃掉。
        }
    }

booklet-turn =
    ### 1 选行动

    ![](piece:explore-wide,develop,settle,trade,produce)

    每人秘密选{ $two_player_actions ->
        [two_of_nine] 一张行动牌{ $for_2 ->
            [yes] （两人游戏选两张）
           *[no] {""}
        }
       *[one_of_seven] 一张行动牌
    }，一起翻开。有人选的阶段才进行，而且大家都做；选了它的人另有奖励。

    ### I 探索

    ![](back:world)

    抽{ $explore_draw }张，留{ $explore_keep }张。

    ### II 开发

    ![](piece:development)

    可以打出一项建设，依费用弃掉同样张数的手牌。

    ### III 拓殖

    ![](piece:world)

    可以放下一颗星球：付费，或以军力征服军事星球。

    ### IV 消费

    ![](piece:chip-1,chip-5,chip-10)

    用能力把货品换成分数和牌。选“交易”的人先卖出一个货品来抽牌。

    ### V 生产

    ![](icon:production,windfall)

    没有货品的生产星球各得到一个货品。

booklet-examples =
    下面这些是懂规则的程序实际玩出来的，照发生的顺序写下。

    ![第一回合](example:first)
    ![之后的一回合](example:later)

booklet-scoring =
    筹码、牌上的分数，再加上费用6的建设在最后的得分。

booklet-questions =
    ### 怎么付牌的费用？

    依费用弃掉同样张数的其他手牌，面朝下。

    ### 可以用星球上的货品付费吗？

    不行，只能用手牌付。货品是拿来卖或消费的。

    ### 开发和拓殖一定要打出牌吗？

    不一定，每次都可以不打。

    ### 每个阶段大家都做吗？

    只要有人选，大家都做；没人选的跳过。

    ### 谁有奖励？

    选了那个阶段的人都有，几个人选都一样，阶段还是只做一次。{ $two_player_actions ->
        [two_of_nine] { $for_2 ->
            [yes] 两人各选两张时，见“两人游戏”。
           *[no] {""}
        }
       *[one_of_seven] {""}
    }

    ### 怎么征服军事星球？

    军力要达到它的防御，不必付牌。

    ### 新放下的牌，能力马上有用吗？

    { $new_card_powers ->
        [next_phase] 放下的那个阶段不行，从下一个阶段起才有用。
       *[at_once] 马上有用。
    }

    ### 什么是货品？

    从牌库拿来、面朝下放在空星球上的牌，属于那颗星球的种类，谁都不能看正面。

    ### 货品可以卖多少？

    新奇{ $sale_price_novelty }张，稀有{ $sale_price_rare }张，基因{ $sale_price_genes }张，异星{ $sale_price_alien }张牌，能力还会再加。只有靠交易奖励或能力才能卖出货品。

    ### 消费能力一定要用吗？

    { $consume_powers ->
        [mandatory] 能用就必须用，顺序自选。
       *[optional] 不用也可以。
    }

    ### 同一种建设可以有两张吗？

    { $duplicate_developments ->
        [no] 不行。
       *[yes] 可以。
    }

    ### 手牌最多几张？

    回合结束时{ $hand_limit }张；回合中不限。

    ### 游戏什么时候结束？

    有人版图达到{ $tableau_end }张，或筹码池用完，打完那个回合就结束。起始星球也算一张。

booklet-aid =
    ## 一个回合

    1. **选行动，**一起翻开。
    2. **I 探索：**抽{ $explore_draw }张，留{ $explore_keep }张。
    3. **II 开发：**打出建设。
    4. **III 拓殖：**放下星球。
    5. **IV 消费：**卖出；货品换分数。
    6. **V 生产：**生产星球得到货品。
    7. **手牌：**弃到{ $hand_limit }张。

    ## 卖出

    - 新奇{ $sale_price_novelty }，稀有{ $sale_price_rare }
    - 基因{ $sale_price_genes }，异星{ $sale_price_alien }

    ## 结束

    - 版图{ $tableau_end }张，或筹码池用完
