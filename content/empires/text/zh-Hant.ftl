# 恆星小帝國的繁體中文：印在牌上、寫在紀錄裡的每一個詞與每一句話。
# 句中的欄位（$cards、$points……）名稱與 validator/play/games/empires/words/ 相同。

game-title = 恆星小帝國

## 牌的種類

kind-empire = 帝國卡
kind-raid = 劫掠或入侵卡
kind-ambassador = 大使卡
kind-homeworld = 家園卡
kind-rules = 規則

## 能力的時機，以及五種文明

timing-end = 終局
timing-ongoing = 持續
timing-once = 一次
civilisation-military = 軍事
civilisation-population = 人口
civilisation-science = 科學
civilisation-trade = 貿易
civilisation-culture = 文化

## 能力：名稱，以及印在牌上的規則

# 遊戲結束時

ability-extra-points-name = 加分
ability-extra-points = 終局時額外得{ $points }分。
ability-double-name = 加倍
ability-double = 這張牌若與蟲洞[icon:wormhole]相鄰，分數算{ $times }倍。
ability-ambassadors-name = 大使
ability-ambassadors = 桌上每有一張大使卡，不論是誰的，得{ $each }分。
ability-trade-routes-name = 交易
ability-trade-routes = 與這張牌相鄰的交易路線，每{ $per ->
        [1] 條得1分。
       *[other] { $per }條得1分，餘數不計。
    }

# 生效期間

ability-protect-name = 保護
ability-protect = 劫掠或入侵不能以這張牌為目標。
ability-look-name = 看牌
ability-look = 回合開始與結束抽牌時多看{ $cards }張，看到的牌選{ $cards }張放到牌庫底。
ability-discount-name = 折扣
ability-discount = 之後打出帝國卡少付{ $cards }張牌，但至少付1張。

# 打出時，只有一次

ability-take-name = 拿牌
ability-take = 從一名對手手中隨機拿{ $cards }張牌，對手再抽{ $cards }張。
ability-force-discard-name = 棄牌
ability-force-discard = 選一名對手，隨機棄掉他的{ $cards }張手牌，他再抽{ $cards }張。
ability-thrive-name = 茁壯
ability-thrive = 從任一牌列拿{ $cards ->
        [1] 1張
       *[other] 最多{ $cards }張
    }劫掠或入侵卡，塞到你的家園卡下，每張值1分。
ability-threat-name = 威脅
ability-threat = 選一名對手，他自選{ $cards }張手牌棄掉，再抽{ $cards }張。
ability-information-name = 資訊
ability-information = 查看棄牌堆，選{ $cards }張牌加入手牌。
ability-rebirth-name = 重生
ability-rebirth = 把棄牌堆與牌庫一起洗成新的牌庫。
ability-bully-name = 惡霸
ability-bully = 下一位玩家在他的下個回合，打出帝國卡須多付{ $cards }張牌。
ability-loss-name = 損失
ability-loss = 一名對手隨機交給你{ $cards ->
        [1] 1張手牌，你把它棄掉，他再抽1張。
       *[other] { $cards }張手牌；你棄{ $discard }張，其餘歸還，他再抽{ $discard }張。
    }

## 祕密任務

mission-heading = 祕密任務
mission-symbols-of-one = 牌列中同一種文明至少有{ $count }個生效的符號。
mission-each-timing = 終局、持續、一次三類能力，每類至少有{ $count }個生效。
mission-busy-seams = 牌列中至少有{ $count }處接縫，交易路線達到{ $routes }條以上。
mission-many-civilisations = { $count ->
        [5] 5種文明在牌列中都有生效的符號。
       *[other] 牌列中至少有{ $count }種文明的生效符號。
    }

## 其他的牌

raid-text = { $cost ->
        [0] 不必棄牌，
       *[other] 棄掉另外{ $cost }張手牌，
    }把這張牌放到對手的一張帝國卡上，選一種效果。
raid-mode-ability = 入侵：能力失效
raid-mode-ability-text = 這張牌在場時，該卡的持續或終局能力失效。
raid-mode-symbols = 劫掠：符號失效
raid-mode-symbols-text = 這張牌在場時，該卡的文明符號不計。
ambassador-text = 讓你的一張帝國卡從此不受攻擊；上方的文明算{ $worth }個符號。
homeworld-text = 計分前不要讓人看到這張牌。主要符號算{ $worth }個符號。

## 標籤

label-cost = 費用
label-points = 分數
label-symbols = 符號
label-routes = 交易路線
label-wormhole = 蟲洞
label-live-half = 生效半面
label-icon-key = 圖示說明
label-abilities = 能力
label-civilisations = 文明

## 規則：印成兩頁，每頁兩欄
# 數字與開關來自這套牌的規則設定；是非開關的值是 "yes" 或 "no"。

rules-summary =
    # { game-title }規則

    一張接一張把牌排開，接通交易路線，留下分數最高的帝國。

    ## 內容物

    - 帝國卡{ $empire_count }張：每張有兩個半面。正著看時位在上方的是**生效半面**，只有這半面的能力、分數和符號算數。
    - 劫掠或入侵卡{ $raid_count }張，以下合稱**攻擊卡**。
    - 大使卡{ $ambassador_count }張。
    - 家園卡{ $homeworld_count }張：各有一個主要符號和一個祕密任務。

    ## 遊戲準備

    洗混家園卡，每人發一張，面朝下放好，剩下的收回盒中。自己的家園卡隨時可以看。其餘的牌全部洗混，每人發{ $hand_size }張，剩下的面朝下作為牌庫。{ $start_seat ->
        [first] 由第一個座位的玩家開始，
       *[random] 抽籤決定由誰開始，
    }然後依順時針方向進行。

    ## 你的回合

    依序進行下列步驟。{ $empire_play ->
        [mandatory] 第1、3、4步可以跳過。
       *[optional] 除了最後一步，都可以跳過。
    }

    1. **換牌。**{ $swap_cards ->
        [0] 這個版本不換牌，直接進行第2步。
        [1] 棄1張牌，再抽1張。
       *[other] 最多棄{ $swap_cards }張牌，再抽同樣張數。
    }
    2. **帝國卡。**{ $empire_play ->
        [mandatory] 手中只要有接得上又付得起的，就必須打出一張，也只能打一張。
       *[optional] 接得上又付得起的話，最多打出一張。
    }
    3. **劫掠或入侵。**攻擊對手的帝國。
    4. **大使。**解除自己受到的攻擊。
    5. **補牌。**抽到手中有{ $hand_size }張為止。{ $discard_to_hand_size ->
        [yes] 超過的話，棄到剩這個數目。
       *[no] 超過的話，多的牌可以留著。
    }

    ## 連接

    { $homeworld_routes ->
        [0] 牌列的第一張可以是任何帝國卡，哪一頭朝上都行。
       *[other] 牌列第一張的左邊必須是{ $homeworld_routes }條交易路線，或是蟲洞。
    }之後的牌接在牌列的{ $row_side ->
        [either] 左端或右端，由你選擇，
       *[right] 右端，
    }相接的兩邊形成**接縫**，交易路線[icon:route]的數目必須相同。蟲洞[icon:wormhole]可以和任何一邊相接。凡是要數路線的時候，蟲洞的一邊和有蟲洞的接縫都算{ $wormhole_routes }條。

    放下之前可以把牌旋轉180度：另一個半面變成生效半面，左右兩邊也跟著對調。放下之後就不再轉動。

    ## 付費

    從手中棄掉其他的牌，種類不限，張數等於{ $cost_per_half ->
        [yes] 你選擇生效的半面
       *[no] 這張牌
    }的費用。折扣讓費用降低，惡霸讓費用升高；{ $price_floor ->
        [before_bully] 折扣最低只能降到1，惡霸的部分之後另外加上。
       *[total] 全部算完之後，最低仍是1。
    }{ $discount_stacks ->
        [yes] 有好幾個折扣時，全部相加。
       *[no] 有好幾個折扣時，只算最大的一個。
    }其他手牌不夠付，就不能打出這張牌。

    ## 能力

    - **一次**能力：打出這張牌時當場使用，也可以不用。剛付掉的牌這時已經在棄牌堆裡。
    - **持續**能力：半面生效期間一直有用。折扣不能用在這張牌自己的費用上。
    - **終局**能力：計分時才算。
    - 手牌不足：{ $short_hand ->
        [no_effect] 對手的手牌少於能力要求的張數時，這個能力沒有效果。
       *[as_many] 對手的手牌少於能力要求的張數時，有多少算多少，失去幾張就抽幾張。
    }
    - 看牌：{ $look_stacks ->
        [yes] 有好幾個看牌時，全部相加。
       *[no] 有好幾個看牌時，只算最大的一個。
    }放回牌庫底的牌，順序自己決定。沒有抽牌，就不能看牌。
    - 交易：{ $adjacent_routes ->
        [own_edges] 相鄰的路線是指這張牌自己左右兩邊的路線。
       *[neighbours] 相鄰的路線是指左右鄰牌貼著這張牌那一邊的路線；在牌列的盡頭，沒有鄰牌就沒有路線。
    }
    - 加倍：{ $double_counts ->
        [points_and_symbols] 牌上的分數和符號都加倍，
       *[points] 只有牌上的分數加倍，
    }{ $double_per_wormhole ->
        [yes] 有幾個相鄰的蟲洞就加倍幾次。
       *[no] 夾在兩個蟲洞之間也只加倍一次。
    }

    ## 換新手牌

    { $voluntary_new_hand ->
        [yes] 第1步之後、打出任何牌之前，你可以要求換新手牌：
       *[no] 第1步之後、打出任何牌之前，如果手中沒有接得上又付得起的帝國卡，你可以要求換新手牌：
    }把手牌給大家看，然後全部棄掉，回合就此結束，也不補牌。下個回合一開始先抽{ $hand_size }張，再照常進行各個步驟。

    ## 劫掠與入侵

    依攻擊卡上寫的張數棄掉其他手牌，把它放到對手牌列中的一張帝國卡上。{ $raids_per_turn ->
        [one] 每回合只能攻擊一次。
       *[one_per_rival] 一回合可以攻擊好幾次，但對每名對手只能有一次。
    }選一種效果，以攻擊卡的方向表示：

    - **入侵：**該卡的持續或終局能力失效。一次能力已經做過的事不收回。
    - **劫掠：**該卡的符號不計，{ $reward_off ->
        [symbols_and_points] 分數也不計。
       *[symbols] 分數照算。
    }

    下列目標不能攻擊：已經受到攻擊的牌、有大使的牌、生效能力是保護的牌，以及已經做完最後一個回合的玩家。

    ## 大使

    把大使卡[icon:ambassador]放到自己的{ $ambassador_without_attack ->
        [yes] 任一張帝國卡上，有沒有受到攻擊都可以。如果上面有攻擊卡，那張攻擊卡
       *[no] 一張受到攻擊的帝國卡上。那張攻擊卡
    }從遊戲中移除，原先失效的部分恢復作用。大使卡留在原處：這張帝國卡不會再受到攻擊，你轉到上方的文明則增加大使卡上寫的符號數。一回合可以派出好幾張：第一張免費，第二張要棄1張手牌，第三張要棄2張，依此類推。

    ## 牌庫用完

    { $empty_deck ->
        [stop] 不另外洗成新的牌庫，誰也不能抽牌，除非有人使用重生。
       *[reshuffle] 需要抽牌時，把棄牌堆洗成新的牌庫。如果棄牌堆也沒有牌，就不抽。
    }

    ## 結束

    { $rounds_for }人遊戲各進行{ $rounds }輪。{ $round_count ->
        [cards] 輪數以牌列中的帝國卡張數計算，不以回合計算。
       *[turns] 輪數以回合計算，沒有放下帝國卡的回合也算在內；每個人的回合數相同。
    }

    ## 計分

    翻開家園卡，每個人把下列各項加起來：

    - 牌列中各個生效半面的分數；
    - 終局能力的分數；
    - 祕密任務，如果達成的話（家園卡自己的符號{ $homeworld_symbol_in_missions ->
        [yes] 也算在任務裡）；
       *[no] 不算在任務裡）；
    }
    - 塞在家園卡下的牌，每張1分；
    - **文明領先**：五種文明分別計算符號。生效的符號每個算1，大使卡和家園卡的主要符號依牌上寫的數目計算。最多的人得2分；有好幾人同為最多，就各得1分。{ $empty_majority ->
        [everybody] 如果誰都沒有，也算全體同為最多。
       *[nobody] 如果誰都沒有，就都不得分。
    }

    總分最高的人獲勝。{ $tie_break ->
        [symbols] 同分時，全部符號合計最多的人獲勝。
       *[shared] 同分的人一起獲勝。
    }

    ## 範例

    小安的牌列最後一張是第二次復興：右邊3條路線，折扣生效中。她想打的分裂王冠左邊2條、右邊3條，於是把牌上下倒轉，讓3接上3；另一個半面變成生效半面，牌列的右端也變成2條。這張牌費用是2，有折扣，只要棄1張手牌。

    程式玩過的一場遊戲裡，獲勝的人生效半面和終局能力共20分，文明領先5分（人口最多得2分，科學最多得2分，軍事同為最多得1分），任務4分，塞在家園卡下的牌1分，一共30分。
