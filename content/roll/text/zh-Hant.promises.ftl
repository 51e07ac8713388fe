# 試玩應該展現的規則，報告頁面用；英文見 validator/play/games/roll/promises.py。

promise-rule-wild = 擲出的任意面放到一個階段
promise-rule-other-side = 用來選擇階段的骰子擲出的是別的面
promise-rule-dictated = 有玩家下指令
promise-rule-extra-phase = 兩人遊戲的額外骰子帶來沒有人選擇的階段
promise-rule-sent-home = 階段沒有進行，那裡的工人回到骰盅
promise-rule-stocked = 探索者儲備
promise-rule-scouted = 探索者搜索
promise-rule-abandoned = 搜索時放棄了板塊
promise-rule-waiting = 骰子留在未完成的板塊上等待
promise-rule-two-tiles = 一個階段裡，一位玩家完成了兩片板塊
promise-rule-die-removed = 一顆骰子放回公共區
promise-rule-die-missing = 公共區沒有骰子，因此得不到
promise-rule-cap = 超過上限的信用失去了
promise-rule-producer-home = 生產者沒有空位放貨品
promise-rule-shipper-home = 運送者沒有貨品可運送
promise-rule-good-matches = 消費了與星球同色的貨品
promise-rule-shipper-matches = 與星球同色的運送者進行消費
promise-rule-nothing-matches = 消費時貨品與運送者都不同色
promise-rule-recruited = 招募了一顆骰子
promise-rule-stopped = 有玩家還有信用就停止招募
promise-rule-recalled = 召回了一顆骰子
promise-rule-forced = 有玩家必須召回一顆骰子
promise-rule-given-credit = 沒有信用的玩家得到1信用
promise-rule-end-by-tiles = 有人的版圖滿了，遊戲結束
promise-rule-end-by-chips = 籌碼用完，遊戲結束
promise-rule-reserve = 從放在一旁的籌碼得分
promise-rule-win-alone = 一位玩家獲勝
promise-rule-win-by-credits = 同分時以信用和骰盅裡的骰子分出勝負

## 其他承諾的句子：$title 是名稱，$word 是效果的句子，$part、$head、$tail 是鍵中其餘的部分

promise-face = 完成{ $title }
promise-power = { $title }發揮能力：{ $word }
promise-gain = { $title }完成時：{ $word }
promise-bonus = { $title }的得分超過它自身
promise-rolled = { $head ->
        [home] { die-home }
        [military] { die-military }
        [consumption] { die-consumption }
        [novelty] { die-novelty }
        [rare] { die-rare }
        [genes] { die-genes }
       *[alien] { die-alien }
    }骰子擲出{ $tail ->
        [explore] { side-explore }
        [develop] { side-develop }
        [settle] { side-settle }
        [produce] { side-produce }
        [ship] { side-ship }
       *[wild] { side-wild }
    }
promise-traded = 交易{ $part ->
        [novelty] { die-novelty }
        [rare] { die-rare }
        [genes] { die-genes }
       *[alien] { die-alien }
    }貨品
promise-consumed = 消費{ $part ->
        [novelty] { die-novelty }
        [rare] { die-rare }
        [genes] { die-genes }
       *[alien] { die-alien }
    }貨品
