# 試玩應該展現的規則，報告頁面用；英文見 validator/play/games/empires/promises.py。

promise-rule-first-card = 牌列的第一張牌不受接縫限制
promise-rule-matched-seam = 兩張牌以相同數目的交易路線相接
promise-rule-wormhole-seam = 兩張牌在蟲洞相接
promise-rule-exchange-none = 有玩家一張牌也不換
promise-rule-exchange-some = 有玩家棄牌換新牌
promise-rule-reshuffle = 棄牌堆洗成新的牌庫
promise-rule-no-empire-card = 有玩家可以打出帝國卡而不打
promise-rule-new-hand = 打不出牌的玩家全部棄掉，下回合換一手新牌
promise-rule-discount-floor = 減免後的費用停在下限
promise-rule-surcharge-paid = 受欺壓的玩家多付了牌
promise-rule-ability-declined = 有玩家不使用箭頭能力
promise-rule-majority-alone = 一位玩家在一種文明領先
promise-rule-majority-tied = 幾位玩家在一種文明並列領先
promise-rule-majority-nobody = 一種文明沒有人有符號
promise-rule-tucked-points = 塞在家園卡下的牌得分
promise-rule-win-alone = 一位玩家獲勝
promise-rule-win-shared = 幾位玩家並列獲勝
promise-rule-attack-ability = 攻擊使能力失效
promise-rule-attack-symbols = 攻擊使符號失效
promise-rule-attack-paid = 為攻擊付費
promise-rule-attack-two-rivals = 一回合攻擊了兩位對手
promise-rule-attack-lasted = 遊戲結束時仍有牌受到攻擊
promise-rule-spared-attacked = 已經受到攻擊的牌不能再攻擊
promise-rule-spared-protected = 受保護的牌不能攻擊
promise-rule-spared-last-turn = 已經做完最後一個回合的玩家不能攻擊
promise-rule-ambassador-free = 一回合的第一位大使不用付費
promise-rule-ambassador-paid = 一回合的第二位大使要付費
promise-rule-ambassador-ability = 大使使能力恢復
promise-rule-ambassador-symbols = 大使使符號恢復
promise-rule-spared-ambassador = 有大使的牌不能攻擊

## 其他承諾的句子：$title 是名稱，$part 是鍵中其餘的部分，$word 是效果的句子

promise-half = 以{ $part ->
        [a] A
       *[b] B
    }半面使用{ $title }
promise-ability = 發揮能力：{ $word }
promise-end = 派出{ $title }，{ $part ->
        [a] A
       *[b] B
    }端朝向自己
