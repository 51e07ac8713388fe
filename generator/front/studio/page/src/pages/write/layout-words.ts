// The words of the layout of a face.
import { language, speech, type Words } from "../../core/speech";
import type { Part } from "./layout-model";

type Key =
  | "stage" | "at" | "parts" | "no-part" | "thirds" | "snap" | "reset" | "remove" | "removed" | "restore" | "add" | "add-told" | "panel" | "several"
  | "keys" | "fixed" | "not-own" | "shown-when" | "always" | "shown-told" | "conditions" | "none" | "hold" | "front" | "no-card" | "back" | "changed-here" | "pictures" | "field" | "own-colour" | "by-field";

const words: Words<Key> = {
  en: {
    stage: "Parts of the card", at: "at {box} mm", parts: "Parts", "no-part": "Choose a part on the card or in the list. What you change is written into layout.yaml and holds for every card of this kind.",
    thirds: "Guides", snap: "Snap", reset: "As it was", remove: "Take away", removed: "Taken away:", restore: "Bring back {name}", add: "Add to the card",
    "add-told": "Drag onto the card, or click to put it in the middle.", panel: "Box", several: "{count} parts chosen",
    keys: "Arrows 0.1 mm · Shift 1 mm · Alt and arrows for the size · Page up and down: next part · Shift-click: several · Alt while dragging: no snapping · Ctrl and drag or arrows: a picture within its box; Ctrl and wheel, or + and −: less or more of it · Delete: take away",
    fixed: "This part has no name in the layout that the set builds on, so it cannot be changed alone.", "not-own": "Only your own sets can be changed. Make your own from it first.",
    "shown-when": "Field shown when", always: "always", "shown-told": "Written into kit.yaml; holds wherever the look shows this field.", conditions: "Drawn only when", none: "none", hold: "value",
    front: "Front", back: "Back", "no-card": "Pick a card to lay out its face.", "changed-here": "changed here", pictures: "Pictures", field: "Field", "own-colour": "A colour of its own", "by-field": "Follows the card",
  },
  "zh-Hant": {
    stage: "卡牌的各部分", at: "位於 {box} mm", parts: "部分", "no-part": "在卡牌或清單上選一個部分。更改會寫進 layout.yaml，並套用到此種類的每張卡牌。",
    thirds: "參考線", snap: "貼齊", reset: "還原", remove: "拿掉", removed: "已拿掉：", restore: "放回 {name}", add: "加到卡牌上",
    "add-told": "拖到卡牌上，或按一下放在中央。", panel: "方框", several: "已選 {count} 個部分",
    keys: "方向鍵 0.1 mm · Shift 1 mm · Alt 加方向鍵改大小 · Page Up、Page Down 換部分 · Shift 加點按多選 · 拖曳時按 Alt 不貼齊 · Ctrl 加拖曳或方向鍵：在框內移動圖片；Ctrl 加滾輪，或 + 與 −：裁切圖片 · Delete 拿掉",
    fixed: "這個部分在所依據的版面中沒有名稱，無法單獨更改。", "not-own": "只有你自己的套裝可以更改。請先以此建立你的套裝。",
    "shown-when": "何時顯示此欄位", always: "一律顯示", "shown-told": "寫進 kit.yaml；樣式中顯示此欄位之處都適用。", conditions: "只在符合時繪製", none: "無", hold: "值",
    front: "正面", back: "背面", "no-card": "選一張卡牌來編排版面。", "changed-here": "已在此更改", pictures: "圖片", field: "欄位", "own-colour": "自訂顏色", "by-field": "隨卡牌而變",
  },
  "zh-Hans": {
    stage: "卡牌的各部分", at: "位于 {box} mm", parts: "部分", "no-part": "在卡牌或列表上选一个部分。更改会写进 layout.yaml，并应用到此种类的每张卡牌。",
    thirds: "参考线", snap: "对齐", reset: "还原", remove: "拿掉", removed: "已拿掉：", restore: "放回 {name}", add: "加到卡牌上",
    "add-told": "拖到卡牌上，或点一下放在中央。", panel: "方框", several: "已选 {count} 个部分",
    keys: "方向键 0.1 mm · Shift 1 mm · Alt 加方向键改大小 · Page Up、Page Down 换部分 · Shift 加点击多选 · 拖动时按 Alt 不对齐 · Ctrl 加拖动或方向键：在框内移动图片；Ctrl 加滚轮，或 + 与 −：裁切图片 · Delete 拿掉",
    fixed: "这个部分在所依据的版面中没有名称，无法单独更改。", "not-own": "只有你自己的套装可以更改。请先以此建立你的套装。",
    "shown-when": "何时显示此字段", always: "始终显示", "shown-told": "写进 kit.yaml；样式中显示此字段之处都适用。", conditions: "只在符合时绘制", none: "无", hold: "值",
    front: "正面", back: "背面", "no-card": "选一张卡牌来编排版面。", "changed-here": "已在此更改", pictures: "图片", field: "字段", "own-colour": "自定颜色", "by-field": "随卡牌而变",
  },
};

export const say = speech(words);

/** Words of layout files in Traditional and Simplified Chinese; in English they are read as they are written. */
const CALLED: Record<string, [string, string]> = {
  panel: ["方框", "方框"], frame: ["邊框", "边框"], text: ["文字", "文字"], title: ["標題", "标题"], sentence: ["句子", "句子"], icon: ["圖示", "图标"], badge: ["標記", "标记"],
  badges: ["一列標記", "一列标记"], number: ["數字", "数字"], picture: ["圖片", "图片"], art: ["圖畫", "图画"], pattern: ["圖樣", "图样"], texture: ["質感", "质感"], row: ["一列", "一列"],
  around: ["環繞", "环绕"], sections: ["分段", "分段"], edge: ["邊緣格", "边缘格"], paper: ["紙張", "纸张"], border: ["邊飾", "边饰"], guilloche: ["扭索紋", "扭索纹"],
  role: ["字體", "字体"], size: ["大小", "大小"], least: ["最小", "最小"], leading: ["行距", "行距"], ink: ["顏色", "颜色"], align: ["水平對齊", "水平对齐"], stand: ["垂直對齊", "垂直对齐"],
  fill: ["填色", "填色"], to: ["漸變至", "渐变至"], stroke: ["線色", "线色"], line: ["線寬", "线宽"], radius: ["圓角", "圆角"], shape: ["形狀", "形状"], slope: ["方向", "方向"], from: ["欄位", "字段"],
  say: ["訊息", "消息"], before: ["前置符號", "前置符号"], signed: ["顯示正負號", "显示正负号"], mark: ["標記", "标记"], scale: ["比例", "比例"], ring: ["外圈", "外圈"], gap: ["間距", "间距"],
  accent: ["強調色", "强调色"], file: ["檔案", "文件"], fit: ["填滿方式", "填充方式"], opacity: ["不透明度", "不透明度"], turn: ["旋轉", "旋转"], tint: ["色調", "色调"], else: ["沒有圖片時", "没有图片时"],
  even: ["同樣大小", "同样大小"], lines: ["行數", "行数"], numeral: ["號碼大小", "号码大小"], step: ["間隔", "间隔"], weight: ["濃度", "浓度"], of: ["種類", "种类"], waves: ["波數", "波数"], depth: ["深度", "深度"],
  start: ["起始側", "起始侧"], left: ["靠左", "靠左"], centre: ["置中", "居中"], right: ["靠右", "靠右"], top: ["靠上", "靠上"], middle: ["中間", "中间"], bottom: ["靠下", "靠下"],
  body: ["內文", "正文"], bold: ["粗體", "粗体"], italic: ["斜體", "斜体"], cover: ["填滿", "填满"], contain: ["完整顯示", "完整显示"], stretch: ["拉伸", "拉伸"],
  rounded: ["圓角方形", "圆角方形"], cut: ["切角方形", "切角方形"], rect: ["方形", "方形"], ellipse: ["橢圓", "椭圆"], square: ["圓角正方", "圆角正方"], tag: ["標籤", "标签"], diamond: ["菱形", "菱形"],
  hexagon: ["六角形", "六角形"], shield: ["盾形", "盾形"], arch: ["拱形", "拱形"], junction: ["十字", "十字"], ribbon: ["緞帶", "缎带"], pennant: ["三角旗", "三角旗"], star: ["星形", "星形"],
  burst: ["爆炸形", "爆炸形"], star5: ["五角星", "五角星"], spark: ["四角星", "四角星"], halftone: ["網點", "网点"], hatching: ["排線", "排线"], engraving: ["雕刻線", "雕刻线"], stipple: ["點刻", "点刻"],
  given: ["有此欄位", "有此字段"], lacking: ["無此欄位", "无此字段"], only: ["只有", "只有"], unless: ["除非", "除非"], when: ["規則", "规则"], x: ["左", "左"], y: ["上", "上"], width: ["寬", "宽"], height: ["高", "高"],
  paper_colour: ["底色", "底色"], stagger: ["交錯", "交错"], half: ["半", "半"], sign: ["以圖示代替", "以图标代替"], colours: ["主題的顏色", "主题的颜色"],
};

const ENGLISH: Record<string, string> = { from: "field", say: "message", least: "smallest", ink: "colour", to: "fades to", stand: "up and down", align: "across", else: "without a picture", of: "kind", colours: "Of the theme", even: "one size for all", sign: "as its icon" };

/** A word of a layout file as it is read. */
export function called(word: string): string {
  const found = CALLED[word];
  if (language.value === "en") return ENGLISH[word] ?? word.replaceAll("_", " ");
  return found?.[language.value === "zh-Hant" ? 0 : 1] ?? word;
}

/** A part by its name, with what it is and what it shows; how a panel is coloured is seen beside it. */
export function partCalled(part: Part): string {
  const { fields } = part;
  const shows = [fields["from"] ?? fields["say"] ?? fields["file"] ?? fields["mark"] ?? fields["icon"] ?? fields["scene"]].flat().filter((one) => typeof one === "string");
  const shown = shows.map((one) => String(one).replace(/[{}]/g, "")).join("/");
  const numbered = part.name?.startsWith(`${part.part}-`) ? part.name.slice(part.part.length + 1) : part.name;
  return [...new Set([called(part.part), numbered && numbered !== part.part ? numbered : "", shown])].filter(Boolean).join(" ");
}
