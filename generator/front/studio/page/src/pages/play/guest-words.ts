import type { Words } from "../../core/speech";

type Key =
  | "you-are" | "welcome" | "welcome-told" | "your-name" | "take-seat" | "lost" | "no-link" | "wait" | "table" | "gone"
  | "invite" | "invite-title" | "invite-told" | "invite-where" | "invite-this" | "make-link" | "new-link" | "copy" | "copied" | "link-told"
  | "take-back" | "asks" | "let-in" | "refuse" | "is-here" | "is-gone" | "link-out" | "close-door" | "no-persons" | "begin-with" | "yours" | "seat-link" | "code"
  | "person-away" | "all-away" | "notes" | "note" | "note-hint" | "add-note" | "noted" | "note-where" | "delete-note" | "no-notes" | "somebody" | "rules" | "one-by-one";

export const words: Words<Key> = {
  en: {
    "you-are": "You are player {number}: {name}", welcome: "You are invited to a game",
    "welcome-told": "The link is good once: this browser keeps the seat, so you can close the page and come back. You see your own hand only, and so does everybody else.",
    "your-name": "Your name", "take-seat": "Take the seat", lost: "This seat is yours no longer, or the game has ended. Ask the host for a new link.",
    "no-link": "This page is for those who were sent a link to a seat. Ask the host for one.", wait: "The host was told that you are here. As soon as you are let in, the table appears.",
    table: "Table", gone: "The host's studio does not answer. This page goes on by itself when it is there again; your seat is kept.",
    invite: "Invite", "invite-title": "Play with people in other browsers",
    "invite-told": "Whoever has a link takes that seat with a phone or computer in your local network, and sees only their own hand. The page is sent over plain http: nobody outside your network reaches it, but whoever can listen in on the network could read along. Only the table is served, nothing of your sets. It is closed until you make the first link.",
    "invite-where": "At which address of this machine", "invite-this": "{address} (this machine alone, to try it)", "make-link": "Make a link", "new-link": "New link",
    copy: "Copy", copied: "The link is copied.", "link-told": "Good once. Send it, or let a phone read the code:", "take-back": "Take the seat back",
    asks: "{name} asks for this seat", "let-in": "Let in", refuse: "Refuse", "is-here": "{name} is here", "is-gone": "{name} has left, and may come back", "link-out": "The link waits to be used",
    "close-door": "Close it for everybody", "no-persons": "No person plays at this table but you. A friend can take the seat of a player of the program in a new game with the same deal.", "begin-with": "Begin it with a friend",
    yours: "at this page", "seat-link": "Link for player {number}", code: "Code for a phone", "person-away": "A person in another browser",
    "all-away": "All who play sit at other browsers; their hands are hidden from you.", notes: "Notes of testers", note: "A note on this card",
    "note-hint": "Kept beside the set, with the deal and the moment.", "add-note": "Add the note", noted: "The note is kept.", "note-where": "deal {seed}, after {choices} choices",
    "delete-note": "Delete this note", "no-notes": "Nobody has noted anything yet: hold a card during a game, and write what you think of it.", somebody: "you", rules: "Rules", "one-by-one": "Show moves one by one",
  },
  "zh-Hant": {
    "you-are": "你是玩家{number}：{name}", welcome: "有人邀你玩一局", "welcome-told": "連結只能用一次：座位由這個瀏覽器保留，關掉頁面也能再回來。你只看得到自己的手牌，其他人也一樣。",
    "your-name": "你的名字", "take-seat": "入座", lost: "這個座位不再屬於你，或遊戲已經結束。請向主持人要新的連結。", "no-link": "此頁是給收到座位連結的人用的。請向主持人要一個。",
    wait: "已通知主持人你到了。主持人同意後，牌桌就會出現。", table: "牌桌", gone: "主持人的工作室沒有回應。恢復後此頁會自行繼續，你的座位會保留。",
    invite: "邀請", "invite-title": "和其他瀏覽器上的人一起玩",
    "invite-told": "拿到連結的人，可用區域網路裡的手機或電腦入座，而且只看得到自己的手牌。頁面以未加密的 http 傳送：區域網路以外的人連不進來，但能監聽這個網路的人可能讀到內容。只提供牌桌，不會提供你的套裝。在你建立第一個連結之前，什麼都不會開放。",
    "invite-where": "使用這台電腦的哪個位址", "invite-this": "{address}（只限這台電腦，供試用）", "make-link": "建立連結", "new-link": "換新連結", copy: "複製", copied: "連結已複製。",
    "link-told": "只能用一次。傳給對方，或用手機掃描：", "take-back": "收回座位", asks: "{name} 想坐這個座位", "let-in": "同意", refuse: "拒絕", "is-here": "{name} 在座", "is-gone": "{name} 離開了，可以再回來",
    "link-out": "連結還沒有人用", "close-door": "對所有人關閉", "no-persons": "這一桌除了你沒有別人。可以用相同的發牌開一局新遊戲，由朋友坐電腦玩家的座位。", "begin-with": "和朋友開始", yours: "在此頁",
    "seat-link": "玩家{number}的連結", code: "給手機掃描的條碼", "person-away": "其他瀏覽器上的人", "all-away": "所有參加者都在其他瀏覽器上；你看不到他們的手牌。", notes: "試玩者的筆記",
    note: "對這張牌的筆記", "note-hint": "保存在套裝旁，並記下是哪一局、哪一刻。", "add-note": "加上筆記", noted: "筆記已保存。", "note-where": "發牌 {seed}，第 {choices} 次選擇之後", "delete-note": "刪除這則筆記",
    "no-notes": "還沒有人寫筆記：在遊戲中按住一張牌，寫下你的想法。", somebody: "你", rules: "規則", "one-by-one": "逐步顯示每一手",
  },
  "zh-Hans": {
    "you-are": "你是玩家{number}：{name}", welcome: "有人邀你玩一局", "welcome-told": "链接只能用一次：座位由这个浏览器保留，关掉页面也能再回来。你只看得到自己的手牌，其他人也一样。",
    "your-name": "你的名字", "take-seat": "入座", lost: "这个座位不再属于你，或游戏已经结束。请向主持人要新的链接。", "no-link": "此页是给收到座位链接的人用的。请向主持人要一个。",
    wait: "已通知主持人你到了。主持人同意后，牌桌就会出现。", table: "牌桌", gone: "主持人的工作室没有回应。恢复后此页会自行继续，你的座位会保留。",
    invite: "邀请", "invite-title": "和其他浏览器上的人一起玩",
    "invite-told": "拿到链接的人，可用局域网里的手机或电脑入座，而且只看得到自己的手牌。页面以未加密的 http 发送：局域网以外的人连不进来，但能监听这个网络的人可能读到内容。只提供牌桌，不会提供你的套装。在你建立第一个链接之前，什么都不会开放。",
    "invite-where": "使用这台电脑的哪个地址", "invite-this": "{address}（只限这台电脑，供试用）", "make-link": "建立链接", "new-link": "换新链接", copy: "复制", copied: "链接已复制。",
    "link-told": "只能用一次。发给对方，或用手机扫描：", "take-back": "收回座位", asks: "{name} 想坐这个座位", "let-in": "同意", refuse: "拒绝", "is-here": "{name} 在座", "is-gone": "{name} 离开了，可以再回来",
    "link-out": "链接还没有人用", "close-door": "对所有人关闭", "no-persons": "这一桌除了你没有别人。可以用相同的发牌开一局新游戏，由朋友坐电脑玩家的座位。", "begin-with": "和朋友开始", yours: "在此页",
    "seat-link": "玩家{number}的链接", code: "给手机扫描的二维码", "person-away": "其他浏览器上的人", "all-away": "所有参加者都在其他浏览器上；你看不到他们的手牌。", notes: "试玩者的笔记",
    note: "对这张牌的笔记", "note-hint": "保存在套装旁，并记下是哪一局、哪一刻。", "add-note": "加上笔记", noted: "笔记已保存。", "note-where": "发牌 {seed}，第 {choices} 次选择之后", "delete-note": "删除这则笔记",
    "no-notes": "还没有人写笔记：在游戏中按住一张牌，写下你的想法。", somebody: "你", rules: "规则", "one-by-one": "逐步显示每一手",
  },
};
