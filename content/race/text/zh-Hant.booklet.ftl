## 遊戲說明小冊子
# 數字與開關來自這套遊戲的規則設定；![](...) 顯示部件、桌面與實際玩過的遊戲。

booklet-goal =
    從一顆小星球開始，在群星之間建立帝國。每張牌都是可以打出的星球或建設，也可以當錢付，或當貨品賣。

    有人版圖達到{ $tableau_end }張，或籌碼用完，遊戲就結束。分數最高的人獲勝。

booklet-setup =
    1. 依人數拿出籌碼，每人{ $points_per_player }分，合成籌碼池。{ $reserve_chips ->
        [yes] 其餘留作備用。
       *[no] 其餘放回盒中。
    }
    2. 每人拿七張行動牌，每種一張{ $two_player_actions ->
        [two_of_nine] { $for_2 ->
            [yes] （兩人遊戲拿九張，開發與拓殖各兩張）
           *[no] {""}
        }
       *[one_of_seven] {""}
    }，再隨機發一顆起始星球，翻開放在面前；右下角是起始星球的編號。
    3. { $beginner_hands ->
        [yes] 起始星球用編號1、2……的，每顆各有四張印著同一編號的牌，就是它主人的手牌。其他的牌洗混。
       *[no] 其他的牌洗混，每人發{ $start_hand }張{ $start_discards ->
            [0] 。
           *[other] ，棄掉其中{ $start_discards }張。
        }
    }
    4. 起始星球如果是蘊藏星球[icon:windfall]，就放上一個貨品：從牌庫拿一張，面朝下。

    圖中只翻開了一個人的手牌{ $beginner_hands ->
        [yes] 。
       *[no] { $start_discards ->
            [0] 。
           *[other] ；牌剛發下，還沒有棄掉。
        }
    }

booklet-turn =
    ### 1 選行動

    ![](piece:explore-wide,develop,settle,trade,produce)

    每人祕密選{ $two_player_actions ->
        [two_of_nine] 一張行動牌{ $for_2 ->
            [yes] （兩人遊戲選兩張）
           *[no] {""}
        }
       *[one_of_seven] 一張行動牌
    }，一起翻開。有人選的階段才進行，而且大家都做；選了它的人另有獎勵。

    ### I 探索

    ![](back:world)

    抽{ $explore_draw }張，留{ $explore_keep }張。

    ### II 開發

    ![](piece:development)

    可以打出一項建設，依費用棄掉同樣張數的手牌。

    ### III 拓殖

    ![](piece:world)

    可以放下一顆星球：付費，或以軍力征服軍事星球。

    ### IV 消費

    ![](piece:chip-1,chip-5,chip-10)

    用能力把貨品換成分數和牌。選「交易」的人先賣出一個貨品來抽牌。

    ### V 生產

    ![](icon:production,windfall)

    沒有貨品的生產星球各得到一個貨品。

booklet-examples =
    下面這些是懂規則的程式實際玩出來的，照發生的順序寫下。

    ![第一回合](example:first)
    ![之後的一回合](example:later)

booklet-scoring =
    籌碼、牌上的分數，再加上費用6的建設在最後的得分。

booklet-questions =
    ### 怎麼付牌的費用？

    依費用棄掉同樣張數的其他手牌，面朝下。

    ### 可以用星球上的貨品付費嗎？

    不行，只能用手牌付。貨品是拿來賣或消費的。

    ### 開發和拓殖一定要打出牌嗎？

    不一定，每次都可以不打。

    ### 每個階段大家都做嗎？

    只要有人選，大家都做；沒人選的跳過。

    ### 誰有獎勵？

    選了那個階段的人都有，幾個人選都一樣，階段還是只做一次。{ $two_player_actions ->
        [two_of_nine] { $for_2 ->
            [yes] 兩人各選兩張時，見「兩人遊戲」。
           *[no] {""}
        }
       *[one_of_seven] {""}
    }

    ### 怎麼征服軍事星球？

    軍力要達到它的防禦，不必付牌。

    ### 新放下的牌，能力馬上有用嗎？

    { $new_card_powers ->
        [next_phase] 放下的那個階段不行，從下一個階段起才有用。
       *[at_once] 馬上有用。
    }

    ### 什麼是貨品？

    從牌庫拿來、面朝下放在空星球上的牌，屬於那顆星球的種類，誰都不能看正面。

    ### 貨品可以賣多少？

    新奇{ $sale_price_novelty }張，稀有{ $sale_price_rare }張，基因{ $sale_price_genes }張，異星{ $sale_price_alien }張牌，能力還會再加。只有靠交易獎勵或能力才能賣出貨品。

    ### 消費能力一定要用嗎？

    { $consume_powers ->
        [mandatory] 能用就必須用，順序自選。
       *[optional] 不用也可以。
    }

    ### 同一種建設可以有兩張嗎？

    { $duplicate_developments ->
        [no] 不行。
       *[yes] 可以。
    }

    ### 手牌最多幾張？

    回合結束時{ $hand_limit }張；回合中不限。

    ### 遊戲什麼時候結束？

    有人版圖達到{ $tableau_end }張，或籌碼池用完，打完那個回合就結束。起始星球也算一張。

booklet-aid =
    ## 一個回合

    1. **選行動，**一起翻開。
    2. **I 探索：**抽{ $explore_draw }張，留{ $explore_keep }張。
    3. **II 開發：**打出建設。
    4. **III 拓殖：**放下星球。
    5. **IV 消費：**賣出；貨品換分數。
    6. **V 生產：**生產星球得到貨品。
    7. **手牌：**棄到{ $hand_limit }張。

    ## 賣出

    - 新奇{ $sale_price_novelty }，稀有{ $sale_price_rare }
    - 基因{ $sale_price_genes }，異星{ $sale_price_alien }

    ## 結束

    - 版圖{ $tableau_end }張，或籌碼池用完
