## 游戏说明小册子
# 数字与开关来自这套游戏的规则设定；![](...) 显示部件、桌面与实际玩过的游戏。

booklet-goal =
    骰子就是你的人民。他们探索、开发、拓殖、生产、运送，想做什么由掷出的面决定；怎么善用他们，就看你了。

    有人的版图达到{ $tableau_end }块板块，或筹码用完，游戏就结束。分数最高的人获胜。

booklet-setup =
    1. 依人数拿出筹码，每人{ $points_per_player }分，合成筹码堆。{ $reserve ->
        [ten_points] 另外拿10分的筹码放在一旁，最后一回合用。
       *[all_chips] 其余的筹码放在一旁，最后一回合用。
    }游戏板块放进布袋，阶段板块排成一列，X面朝上。
    2. 每人拿图板、屏风、阶段条、骰盅，以及一块派系和一块母星：这是版图最初的板块。
    3. { $start_cup }颗母星骰子放进骰盅，{ $start_citizenry }颗放进公民区。标记放在{ $start_credits }信用。
    4. 抽2块板块：一块当作接着要建造的建设，另一块当作星球{ $start_tiles ->
        [free] ，由你决定。
        [cheaper_development] ；建设面费用较低的那块当建设。
       *[cheaper_world] ；星球面费用较低的那块当星球。
    }
    5. 拿取派系与母星带来的骰子和其他东西。

booklet-turn =
    ### 1 掷骰与指派

    ![](piece:strip-red)

    大家在屏风后掷骰，每颗骰子放到它那一面的阶段下。再选一颗骰子，放到你选择的阶段上，不管是哪一面。

    ### 2 公开

    ![](piece:phase-explore,phase-develop,phase-settle,phase-produce,phase-ship)

    有人选择的阶段才执行，而且大家都做。其他阶段的骰子放回骰盅。

    ### I 探索

    ![](icon:explore)

    每颗骰子得{ $stock_credits }信用，或找一块新板块来建造。

    ### II 开发、III 拓殖

    ![](piece:tile)

    每颗骰子放到正在建造的板块上。数量达到费用（左上角的数字），板块就是你的，能力开始有效。

    ### IV 生产

    ![](icon:world-novelty,world-rare,world-genes,world-alien)

    每颗骰子成为一颗彩色星球上的货品。

    ### V 运送

    ![](piece:chip-1,chip-5,chip-10)

    每颗骰子运走一个货品：换信用，或换分数；颜色相符，分数更多。

    ### 4 管理

    ![](piece:mat-red)

    每付1信用，就把公民区的一颗骰子放进骰盅，下回合再掷。

booklet-examples =
    下面这些是懂规则的程序实际玩出来的，照发生的顺序写下。

    ![第一回合](example:first)
    ![之后的一回合](example:later)

booklet-scoring =
    筹码、版图中每块板块的费用，再加上费用6的建设在最后的得分。

booklet-questions =
    ### 要轮流吗？

    不用，每个阶段大家同时做。谁先抽板块、谁先拿最后一颗骰子有差别时，从固定的一位玩家开始，依顺时针方向。

    ### 哪些阶段会执行？

    有人选择的阶段，每个只进行一次{ $extra_die_for_two ->
        [yes] { $for_2 ->
            [yes] ；两人游戏再加上多掷的那颗骰子的阶段。
           *[no] 。
        }
       *[no] 。
    }

    ### 可以用哪颗骰子选择阶段？

    任何一颗，不管是哪一面。它在那个阶段工作。

    ### 什么是指令？

    把一颗骰子放到一旁，再把另一颗调到任何阶段。{ $dictates ->
        [0] 没有能力就不能使用。
       *[other] 每回合{ $dictates }次。
    }

    ### 没有执行的阶段，骰子怎么办？

    放回骰盅。下指令时放到一旁的骰子也一样。

    ### 工作过的骰子放哪里？

    公民区。未完成板块上的骰子留在那里。

    ### 骰子怎么拿回来？

    回合结束时，每付1信用，就把公民区的一颗放进骰盅。{ $recruiting ->
        [may_stop] 随时可以停。
       *[mandatory] 还有信用、公民区还有骰子，就必须继续。
    }

    ### 没有信用怎么办？

    回合结束时如果是0，标记就移到1。探索时储备，每颗骰子得{ $stock_credits }信用。

    ### 板块没有完成，骰子会留着吗？

    会，直到完成。管理时也可以召回骰盅。

    ### 货品的颜色一定要和星球相同吗？

    不用。但相同的话，消费时分数更多。

    ### 货品可以卖多少？

    看星球的颜色：新奇{ $trade_price_novelty }、稀有{ $trade_price_rare }、基因{ $trade_price_genes }、异星{ $trade_price_alien }信用。

    ### 消费一个货品得几分？

    { $consume_points }分；货品与星球同色多{ $match_points }分，运送的骰子同色再多{ $match_points }分。

    ### 信用最多多少？

    最多{ $credit_cap }，多的就没有了。

    ### 待建的板块可以有几块？

    几块都可以，但每叠只建造最上面那块。

    ### 不想要的板块怎么处理？

    探索者搜索时可以把它放到一旁，另抽一块代替。那叠上的骰子留着。

booklet-aid =
    ## 一个回合

    1. **掷骰、**指派，选一个阶段；{ $dictates ->
        [0] 调派。
       *[other] 指令、调派。
    }
    2. **公开。**
    3. **I 探索：**{ $stock_credits }信用或一块板块。
    4. **II 开发、III 拓殖：**骰子放到板块上。
    5. **IV 生产：**骰子成为货品。
    6. **V 运送：**交易或消费。
    7. **管理：**招募每颗1信用，召回免费。

    ## 交易

    - 新奇{ $trade_price_novelty }，稀有{ $trade_price_rare }
    - 基因{ $trade_price_genes }，异星{ $trade_price_alien }

    ## 消费

    - { $consume_points }分，与星球同色的每项多{ $match_points }分

    ## 结束

    - { $tableau_end }块板块，或筹码堆用完

kind-bag = 布袋
kind-cup = 骰盅
