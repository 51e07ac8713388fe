import type { Words } from "../../core/speech";

type Key =
  | "options" | "paper" | "backs" | "duplex-long" | "duplex-short" | "gutterfold" | "none" | "spacing" | "bleed" | "butt"
  | "offset-right" | "offset-down" | "offset-hint" | "theme" | "language" | "copies" | "copies-hint" | "which"
  | "all" | "kinds" | "text" | "new" | "changed" | "changed-none" | "changed-some" | "text-label" | "text-hint" | "back-choice"
  | "front-choice" | "usual" | "pages" | "page-count" | "papers" | "pieces" | "cuts" | "cut-lines" | "cut-edges" | "cut-circles"
  | "cut-folds" | "cut-none" | "cut-time" | "cut-short" | "cut-whose" | "download" | "save" | "saving" | "command" | "copy"
  | "copied" | "findings" | "drawing" | "nothing" | "front" | "back" | "blank" | "sheet" | "page" | "saved" | "save-hint"
  | "more" | "refused" | "view" | "as-printed" | "as-cut";

export const words: Words<Key> = {
  en: {
    options: "What to print", paper: "Paper", backs: "Backs", "duplex-long": "Both sides, turned on the long edge",
    "duplex-short": "Both sides, turned on the short edge", gutterfold: "Beside the front, to be folded", none: "No backs",
    spacing: "Between cards", bleed: "Room, every card with its own edge", butt: "None, cards share their cuts",
    "offset-right": "Move backs right, mm", "offset-down": "Move backs down, mm",
    "offset-hint": "If your printer puts backs beside their fronts.", theme: "Look", language: "Language of the cards",
    copies: "Copies of each", "copies-hint": "Leave empty for as many as the box holds.", which: "Which pieces", all: "All",
    kinds: "By kind", text: "By name", new: "What this set adds or changes", changed: "Changed since the last print",
    "changed-none": "Nothing has changed since the studio was opened or last printed this set.",
    "changed-some": "{count} changed since the studio was opened or last printed this set.", "text-label": "Names",
    "text-hint": "Ids, ranges and kinds with commas: E07, E01-E05, raid. rules is the printed rules.", "back-choice": "Choice of backs",
    "front-choice": "Choice of fronts", usual: "as usual", pages: "Pages", "page-count": "{count} pages", papers: "{count} sheets of paper",
    pieces: "{count} pieces", cuts: "To cut", "cut-lines": "{count} straight cuts", "cut-edges": "{count} edges of hexagons",
    "cut-circles": "{count} circles", "cut-folds": "{count} folds", "cut-none": "Nothing is to be cut.",
    "cut-time": "about {minutes} minutes", "cut-short": "less than a minute",
    "cut-whose": "A guess of Proofpress, timed by nobody: {straight} seconds for a straight cut with knife and ruler, {edge} for an edge, {circle} for a circle, {fold} for a fold. Round corners come on top.",
    download: "Download PDF", save: "Save to output/", saving: "Saving …", command: "The same in a terminal", copy: "Copy", copied: "Copied.",
    findings: "Found while drawing", drawing: "Drawing …", nothing: "There is nothing to print with these options.", front: "front",
    back: "back", blank: "blank, so that each back stays behind its front", sheet: "Sheet {number}", page: "Page {number}",
    saved: "Saved as proofpress print does.", "save-hint": "The files go to output/ in the opened folder.", more: "More options",
    refused: "These options cannot be printed:", view: "View", "as-printed": "As printed", "as-cut": "As cut, without bleed and marks",
  },
  "zh-Hant": {
    options: "列印內容", paper: "紙張", backs: "背面", "duplex-long": "雙面，沿長邊翻轉", "duplex-short": "雙面，沿短邊翻轉",
    gutterfold: "印在正面旁邊，對摺", none: "不印背面", spacing: "牌與牌之間", bleed: "留空，每張各有出血", butt: "不留空，相鄰的牌共用裁線",
    "offset-right": "背面向右移（毫米）", "offset-down": "背面向下移（毫米）", "offset-hint": "印表機把背面印偏時使用。", theme: "外觀",
    language: "牌面語言", copies: "每種張數", "copies-hint": "留空則依盒內數量。", which: "要印哪些", all: "全部", kinds: "依種類", text: "依名稱",
    new: "此套組新增或更動的", changed: "上次列印後更動的", "changed-none": "自工作室開啟或上次列印此套組以來，沒有更動。",
    "changed-some": "自工作室開啟或上次列印此套組以來，有 {count} 項更動。", "text-label": "名稱",
    "text-hint": "以逗號分隔編號、範圍與種類：E07, E01-E05, raid。rules 是印出的規則。", "back-choice": "背面樣式", "front-choice": "正面樣式",
    usual: "照慣例", pages: "頁面", "page-count": "{count} 頁", papers: "{count} 張紙", pieces: "{count} 個配件", cuts: "裁切",
    "cut-lines": "{count} 刀直裁", "cut-edges": "{count} 條六角形邊", "cut-circles": "{count} 個圓形", "cut-folds": "{count} 道摺線",
    "cut-none": "不需要裁切。", "cut-time": "約 {minutes} 分鐘", "cut-short": "不到一分鐘",
    "cut-whose": "這是 Proofpress 的估計，沒有人實際計時：用刀與尺直裁一刀 {straight} 秒，六角形一邊 {edge} 秒，圓形 {circle} 秒，摺線 {fold} 秒。修圓角另計。",
    download: "下載 PDF", save: "存到 output/", saving: "儲存中…", command: "在終端機做同樣的事", copy: "複製", copied: "已複製。",
    findings: "繪製時的發現", drawing: "繪製中…", nothing: "這些選項沒有可印的內容。", front: "正面", back: "背面",
    blank: "空白頁，讓每個背面都對準正面", sheet: "第 {number} 張", page: "第 {number} 頁", saved: "已儲存，與 proofpress print 相同。",
    "save-hint": "檔案會放在所開資料夾的 output/。", more: "更多選項", refused: "這些選項無法列印：", view: "檢視", "as-printed": "印出的樣子", "as-cut": "裁切後的樣子，不含出血與裁切線",
  },
  "zh-Hans": {
    options: "打印内容", paper: "纸张", backs: "背面", "duplex-long": "双面，沿长边翻转", "duplex-short": "双面，沿短边翻转",
    gutterfold: "印在正面旁边，对折", none: "不印背面", spacing: "牌与牌之间", bleed: "留空，每张各有出血", butt: "不留空，相邻的牌共用裁线",
    "offset-right": "背面向右移（毫米）", "offset-down": "背面向下移（毫米）", "offset-hint": "打印机把背面印偏时使用。", theme: "外观",
    language: "牌面语言", copies: "每种张数", "copies-hint": "留空则按盒内数量。", which: "要印哪些", all: "全部", kinds: "按种类", text: "按名称",
    new: "此套组新增或更改的", changed: "上次打印后更改的", "changed-none": "自工作室打开或上次打印此套组以来，没有更改。",
    "changed-some": "自工作室打开或上次打印此套组以来，有 {count} 项更改。", "text-label": "名称",
    "text-hint": "以逗号分隔编号、范围与种类：E07, E01-E05, raid。rules 是印出的规则。", "back-choice": "背面样式", "front-choice": "正面样式",
    usual: "照惯例", pages: "页面", "page-count": "{count} 页", papers: "{count} 张纸", pieces: "{count} 个配件", cuts: "裁切",
    "cut-lines": "{count} 刀直裁", "cut-edges": "{count} 条六角形边", "cut-circles": "{count} 个圆形", "cut-folds": "{count} 道折线",
    "cut-none": "不需要裁切。", "cut-time": "约 {minutes} 分钟", "cut-short": "不到一分钟",
    "cut-whose": "这是 Proofpress 的估计，没有人实际计时：用刀与尺直裁一刀 {straight} 秒，六角形一边 {edge} 秒，圆形 {circle} 秒，折线 {fold} 秒。修圆角另计。",
    download: "下载 PDF", save: "存到 output/", saving: "保存中…", command: "在终端做同样的事", copy: "复制", copied: "已复制。",
    findings: "绘制时的发现", drawing: "绘制中…", nothing: "这些选项没有可印的内容。", front: "正面", back: "背面",
    blank: "空白页，让每个背面都对准正面", sheet: "第 {number} 张", page: "第 {number} 页", saved: "已保存，与 proofpress print 相同。",
    "save-hint": "文件会放在所打开文件夹的 output/。", more: "更多选项", refused: "这些选项无法打印：", view: "查看", "as-printed": "印出的样子", "as-cut": "裁切后的样子，不含出血与裁切线",
  },
};
