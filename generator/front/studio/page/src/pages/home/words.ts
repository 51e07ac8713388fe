import type { Words } from "../../core/speech";

type Key =
  | "welcome" | "empty" | "new-set" | "new-kit" | "new-set-about" | "new-kit-about" | "name" | "name-hint" | "from" | "languages"
  | "from-blank" | "from-sheet" | "size" | "make" | "made" | "cancel" | "bring" | "bring-about" | "choose-files" | "choose-folder"
  | "into" | "into-kit" | "put" | "nothing-known" | "no-set-yet" | "files" | "written-sheet" | "written-sheet-unread" | "written-picture"
  | "written-picture-unused" | "written-font" | "same" | "asked" | "replace" | "made-sheet" | "made-pack" | "open-set" | "legal"
  | "wrong" | "designs" | "done" | "sheet-languages" | "too-large" | "kit" | "game" | "example" | "change" | "no-own";

export const words: Words<Key> = {
  en: {
    welcome: "Begin here",
    empty: "This folder holds no set yet: change one of the games, make a game of your own, or drop a spreadsheet with your cards here.",
    "new-set": "New set", "new-kit": "New kit", "new-set-about": "Cards and rules that change one of the five games, or a set of yours.",
    "new-kit-about": "A game of your own: you say what kinds of cards there are. It is checked and printed, and played on the free table.",
    name: "Name", "name-hint": "Letters, digits, - and _; a folder of this name is made.", from: "Begin with", languages: "Languages",
    "from-blank": "A small kit with remarks", "from-sheet": "The spreadsheet", size: "Size of the cards", make: "Make it", made: "{name} is there.",
    cancel: "Cancel", bring: "Bring files",
    "bring-about": "Drop spreadsheets (CSV, TSV, XLSX, ODS), pictures or a folder of them, fonts (TTF, OTF) or a packed set anywhere on this page.",
    "choose-files": "Choose files", "choose-folder": "Choose a folder", into: "Put them into", "into-kit": "A new kit made from the spreadsheet",
    put: "Put them there", "nothing-known": "None of these files can be part of a set: spreadsheets, pictures, fonts and packed sets can.",
    "no-set-yet": "Pictures and fonts belong to a set: make one first, then drop them again.", files: "{count} files: {names}",
    "written-sheet": "{file} is in the set; it has {cards} designs now.", "written-sheet-unread": "{file} lies in the set, which cannot be read with it yet.", "written-picture": "{file} is in the set and shown on a card.",
    "written-picture-unused": "{file} is in the set. No card shows it yet: call it after a card's id, or name it in the card.",
    "written-font": "{file} is in the set. Name it in theme.yaml to use it, for example: fonts: {path}.",
    same: "{file} was there already, just the same.", asked: "Another file {file} is there already; nothing was written.", replace: "Replace it",
    "made-sheet": "The kit {set} was made from {file}: {cards} designs. What each column holds was guessed; look it over in kit.yaml.",
    "made-pack": "The packed set is laid out as {set}: {cards} designs.", "open-set": "Open {set}", legal: "Nothing is wrong with the set.",
    wrong: "What is to be mended in the set:", designs: "{count} designs", done: "Done", "sheet-languages": "Languages of the cards",
    "too-large": "{file} is larger than 64 MB.", kit: "Kit", game: "Game", example: "Example {name}", change: "Change a game", "no-own": "Your own sets appear here.",
  },
  "zh-Hant": {
    welcome: "從這裡開始", empty: "此資料夾還沒有套組：改造一款遊戲、做一款自己的遊戲，或把寫有卡牌的試算表拖到這裡。",
    "new-set": "新套組", "new-kit": "新自製遊戲", "new-set-about": "改動五款遊戲之一或您自己某個套組的卡牌與規則。",
    "new-kit-about": "您自己的遊戲：由您決定有哪些種類的卡牌。可檢查、可列印，並可在自由桌面上試玩。",
    name: "名稱", "name-hint": "英文字母、數字、- 與 _；會建立同名資料夾。", from: "起點", languages: "語言", "from-blank": "附註解的小範例", "from-sheet": "試算表",
    size: "卡牌尺寸", make: "建立", made: "{name} 已建立。", cancel: "取消", bring: "放入檔案",
    "bring-about": "將試算表（CSV、TSV、XLSX、ODS）、圖片或整個圖片資料夾、字型（TTF、OTF）或打包的套組拖到本頁任何位置。",
    "choose-files": "選擇檔案", "choose-folder": "選擇資料夾", into: "放入", "into-kit": "由試算表建立的新自製遊戲", put: "放進去",
    "nothing-known": "這些檔案都不能成為套組的一部分；可用的是試算表、圖片、字型與打包的套組。",
    "no-set-yet": "圖片與字型屬於某個套組：請先建立一個，再拖一次。", files: "{count} 個檔案：{names}",
    "written-sheet": "{file} 已放入套組；現有 {cards} 種設計。", "written-sheet-unread": "{file} 已放入套組，但套組加上它還無法讀取。", "written-picture": "{file} 已放入套組，並顯示在卡牌上。",
    "written-picture-unused": "{file} 已放入套組，但還沒有卡牌用到：請以卡牌編號命名，或在卡牌中寫上檔名。",
    "written-font": "{file} 已放入套組。要使用它，請在 theme.yaml 寫上，例如：fonts: {path}。",
    same: "{file} 原本就在，內容相同。", asked: "已有另一個 {file}；沒有寫入任何內容。", replace: "取代",
    "made-sheet": "已由 {file} 建立自製遊戲 {set}：{cards} 種設計。各欄的型別是推測的，請在 kit.yaml 中確認。",
    "made-pack": "打包的套組已展開為 {set}：{cards} 種設計。", "open-set": "開啟 {set}", legal: "套組沒有任何問題。", wrong: "套組中待修正之處：",
    designs: "{count} 種設計", done: "完成", "sheet-languages": "卡牌的語言", "too-large": "{file} 超過 64 MB。", kit: "自製遊戲", game: "遊戲",
    example: "範例 {name}", change: "改造遊戲", "no-own": "您自己的套組會顯示在這裡。",
  },
  "zh-Hans": {
    welcome: "从这里开始", empty: "此文件夹还没有套组：改造一款游戏、做一款自己的游戏，或把写有卡牌的电子表格拖到这里。",
    "new-set": "新套组", "new-kit": "新自制游戏", "new-set-about": "改动五款游戏之一或您自己某个套组的卡牌与规则。",
    "new-kit-about": "您自己的游戏：由您决定有哪些种类的卡牌。可检查、可打印，并可在自由桌面上试玩。",
    name: "名称", "name-hint": "英文字母、数字、- 与 _；会建立同名文件夹。", from: "起点", languages: "语言", "from-blank": "附注释的小范例", "from-sheet": "电子表格",
    size: "卡牌尺寸", make: "建立", made: "{name} 已建立。", cancel: "取消", bring: "放入文件",
    "bring-about": "将电子表格（CSV、TSV、XLSX、ODS）、图片或整个图片文件夹、字体（TTF、OTF）或打包的套组拖到本页任何位置。",
    "choose-files": "选择文件", "choose-folder": "选择文件夹", into: "放入", "into-kit": "由电子表格建立的新自制游戏", put: "放进去",
    "nothing-known": "这些文件都不能成为套组的一部分；可用的是电子表格、图片、字体与打包的套组。",
    "no-set-yet": "图片与字体属于某个套组：请先建立一个，再拖一次。", files: "{count} 个文件：{names}",
    "written-sheet": "{file} 已放入套组；现有 {cards} 种设计。", "written-sheet-unread": "{file} 已放入套组，但套组加上它还无法读取。", "written-picture": "{file} 已放入套组，并显示在卡牌上。",
    "written-picture-unused": "{file} 已放入套组，但还没有卡牌用到：请以卡牌编号命名，或在卡牌中写上文件名。",
    "written-font": "{file} 已放入套组。要使用它，请在 theme.yaml 写上，例如：fonts: {path}。",
    same: "{file} 原本就在，内容相同。", asked: "已有另一个 {file}；没有写入任何内容。", replace: "替换",
    "made-sheet": "已由 {file} 建立自制游戏 {set}：{cards} 种设计。各列的类型是推测的，请在 kit.yaml 中确认。",
    "made-pack": "打包的套组已展开为 {set}：{cards} 种设计。", "open-set": "打开 {set}", legal: "套组没有任何问题。", wrong: "套组中待修正之处：",
    designs: "{count} 种设计", done: "完成", "sheet-languages": "卡牌的语言", "too-large": "{file} 超过 64 MB。", kit: "自制游戏", game: "游戏",
    example: "范例 {name}", change: "改造游戏", "no-own": "您自己的套组会显示在这里。",
  },
};
