# 牌面上不屬於能力句子的字：標題下的一行、行動牌、籌碼與說明卡。

face-world = 星球
face-windfall-novelty = 蘊藏新奇貨品
face-windfall-rare = 蘊藏稀有貨品
face-windfall-genes = 蘊藏基因貨品
face-windfall-alien = 蘊藏異星貨品
face-production-novelty = 生產新奇貨品
face-production-rare = 生產稀有貨品
face-production-genes = 生產基因貨品
face-production-alien = 生產異星貨品
face-range = { $least }–{ $most }
face-second = 雙人遊戲
aid-goods = 貨品與終局
aid-price = 賣出抽牌
aid-explore =
    {""}**探索：**抽{ $explore_draw }張，留{ $explore_keep }張。
    {""}**獎勵：**多抽{ $explore_wide_draw }張；或多抽{ $explore_deep_draw }張、多留{ $explore_deep_keep }張。
aid-develop =
    {""}**開發：**打出一項建設，按費用付牌。
    {""}**獎勵：**少付{ $develop_discount }張。
aid-settle =
    {""}**拓殖：**拓殖一顆星球，付費或征服。蘊藏星球得到貨品。
    {""}**獎勵：**之後抽{ $settle_cards }張。
aid-consume =
    {""}**消費：**每個消費能力用一次。
    {""}**獎勵：**先賣出1個貨品；或消費能力的得分{ $double_times ->
        [2] 加倍
       *[other] 算{ $double_times }倍
    }。
aid-produce =
    {""}**生產：**每顆空的生產星球得到貨品。
    {""}**獎勵：**另在{ $produce_goods ->
        [1] 一
       *[other] { $produce_goods }
    }顆空蘊藏星球生產貨品。
aid-end =
    {""}**手牌：**每回合結束時，棄到剩{ $hand_limit }張。

    {""}**終局：**有人版圖達到{ $tableau_end }張牌，或公用的籌碼用完，該回合結束後遊戲結束。

    {""}**計分：**籌碼、牌上的分數、建設在終局的得分。
aid-cost = 星球：付牌的張數
aid-defence = 軍事星球：征服所需的軍力
aid-windfall = 蘊藏星球，光環是貨品的顏色
aid-production = 生產星球，整個是貨品的顏色
aid-development = 建設：付牌的張數
aid-points = 分數
aid-question = 分數看牌上列的條件
aid-start = 起始星球的編號
aid-first-hand = 屬於哪顆起始星球的新手起始手牌
aid-eye = 探索時抽牌
aid-hand = 抽到或留下的牌
aid-develop-discount = 建設少付牌
aid-settle-discount = 星球少付牌
aid-strength = 軍力
aid-strength-against = 只對這種星球的軍力
aid-sacrifice = 棄掉此牌
aid-sale = 賣出貨品
aid-here = 此星球的貨品
aid-good-any = 任何貨品
aid-arrow = 換得
aid-times = 最多幾次
aid-times-sign = ×2
aid-kinds = 不同種類的貨品
aid-works = 在此星球生產
aid-per = 每一個
aid-most = 生產得最多的人
aid-key-eye = 探索
aid-key-sacrifice = 棄掉此牌
