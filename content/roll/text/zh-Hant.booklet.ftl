## 遊戲說明小冊子
# 數字與開關來自這套遊戲的規則設定；![](...) 顯示部件、桌面與實際玩過的遊戲。

booklet-goal =
    骰子就是你的人民。他們探索、開發、拓殖、生產、運送，想做什麼由擲出的面決定；怎麼善用他們，就看你了。

    有人的版圖達到{ $tableau_end }片板塊，或籌碼用完，遊戲就結束。分數最高的人獲勝。

booklet-setup =
    1. 依人數拿出籌碼，每人{ $points_per_player }分，合成籌碼堆。{ $reserve ->
        [ten_points] 另外拿10分的籌碼放在一旁，最後一回合用。
       *[all_chips] 其餘的籌碼放在一旁，最後一回合用。
    }遊戲板塊放進布袋，階段板塊排成一列，X面朝上。
    2. 每人拿圖板、屏風、階段條、骰盅，以及一片派系和一片母星：這是版圖最初的板塊。
    3. { $start_cup }顆母星骰子放進骰盅，{ $start_citizenry }顆放進公民區。標記放在{ $start_credits }信用。
    4. 抽2片板塊：一片當作接著要建造的建設，另一片當作星球{ $start_tiles ->
        [free] ，由你決定。
        [cheaper_development] ；建設面費用較低的那片當建設。
       *[cheaper_world] ；星球面費用較低的那片當星球。
    }
    5. 拿取派系與母星帶來的骰子和其他東西。

booklet-turn =
    ### 1 擲骰與指派

    ![](piece:strip-red)

    大家在屏風後擲骰，每顆骰子放到它那一面的階段下。再選一顆骰子，放到你選擇的階段上，不管是哪一面。

    ### 2 公開

    ![](piece:phase-explore,phase-develop,phase-settle,phase-produce,phase-ship)

    有人選擇的階段才執行，而且大家都做。其他階段的骰子放回骰盅。

    ### I 探索

    ![](icon:explore)

    每顆骰子得{ $stock_credits }信用，或找一片新板塊來建造。

    ### II 開發、III 拓殖

    ![](piece:tile)

    每顆骰子放到正在建造的板塊上。數量達到費用（左上角的數字），板塊就是你的，能力開始有效。

    ### IV 生產

    ![](icon:world-novelty,world-rare,world-genes,world-alien)

    每顆骰子成為一顆彩色星球上的貨品。

    ### V 運送

    ![](piece:chip-1,chip-5,chip-10)

    每顆骰子運走一個貨品：換信用，或換分數；顏色相符，分數更多。

    ### 4 管理

    ![](piece:mat-red)

    每付1信用，就把公民區的一顆骰子放進骰盅，下回合再擲。

booklet-examples =
    下面這些是懂規則的程式實際玩出來的，照發生的順序寫下。

    ![第一回合](example:first)
    ![之後的一回合](example:later)

booklet-scoring =
    籌碼、版圖中每片板塊的費用，再加上費用6的建設在最後的得分。

booklet-questions =
    ### 要輪流嗎？

    不用，每個階段大家同時做。誰先抽板塊、誰先拿最後一顆骰子有差別時，從固定的一位玩家開始，依順時針方向。

    ### 哪些階段會執行？

    有人選擇的階段，每個只進行一次{ $extra_die_for_two ->
        [yes] { $for_2 ->
            [yes] ；兩人遊戲再加上多擲的那顆骰子的階段。
           *[no] 。
        }
       *[no] 。
    }

    ### 可以用哪顆骰子選擇階段？

    任何一顆，不管是哪一面。它在那個階段工作。

    ### 什麼是指令？

    把一顆骰子放到一旁，再把另一顆調到任何階段。{ $dictates ->
        [0] 沒有能力就不能使用。
       *[other] 每回合{ $dictates }次。
    }

    ### 沒有執行的階段，骰子怎麼辦？

    放回骰盅。下指令時放到一旁的骰子也一樣。

    ### 工作過的骰子放哪裡？

    公民區。未完成板塊上的骰子留在那裡。

    ### 骰子怎麼拿回來？

    回合結束時，每付1信用，就把公民區的一顆放進骰盅。{ $recruiting ->
        [may_stop] 隨時可以停。
       *[mandatory] 還有信用、公民區還有骰子，就必須繼續。
    }

    ### 沒有信用怎麼辦？

    回合結束時如果是0，標記就移到1。探索時儲備，每顆骰子得{ $stock_credits }信用。

    ### 板塊沒有完成，骰子會留著嗎？

    會，直到完成。管理時也可以召回骰盅。

    ### 貨品的顏色一定要和星球相同嗎？

    不用。但相同的話，消費時分數更多。

    ### 貨品可以賣多少？

    看星球的顏色：新奇{ $trade_price_novelty }、稀有{ $trade_price_rare }、基因{ $trade_price_genes }、異星{ $trade_price_alien }信用。

    ### 消費一個貨品得幾分？

    { $consume_points }分；貨品與星球同色多{ $match_points }分，運送的骰子同色再多{ $match_points }分。

    ### 信用最多多少？

    最多{ $credit_cap }，多的就沒有了。

    ### 待建的板塊可以有幾片？

    幾片都可以，但每疊只建造最上面那片。

    ### 不想要的板塊怎麼處理？

    探索者搜索時可以把它放到一旁，另抽一片代替。那疊上的骰子留著。

booklet-aid =
    ## 一個回合

    1. **擲骰、**指派，選一個階段；{ $dictates ->
        [0] 調派。
       *[other] 指令、調派。
    }
    2. **公開。**
    3. **I 探索：**{ $stock_credits }信用或一片板塊。
    4. **II 開發、III 拓殖：**骰子放到板塊上。
    5. **IV 生產：**骰子成為貨品。
    6. **V 運送：**交易或消費。
    7. **管理：**招募每顆1信用，召回免費。

    ## 交易

    - 新奇{ $trade_price_novelty }，稀有{ $trade_price_rare }
    - 基因{ $trade_price_genes }，異星{ $trade_price_alien }

    ## 消費

    - { $consume_points }分，與星球同色的每項多{ $match_points }分

    ## 結束

    - { $tableau_end }片板塊，或籌碼堆用完

kind-bag = 布袋
kind-cup = 骰盅
