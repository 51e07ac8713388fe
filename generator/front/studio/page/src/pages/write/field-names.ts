// What the fields of the games' cards are called in Chinese; the name in the file stands beside it, since the text has that.
import { language, LANGUAGES, type Language } from "../../core/speech";

/** Traditional and Simplified. */
const NAMES: Record<string, [string, string]> = {
  id: ["編號", "编号"], title: ["標題", "标题"], flavour: ["風味文字", "风味文字"], name: ["名稱", "名称"], names: ["名稱", "名称"], note: ["備註", "备注"],
  count: ["張數", "张数"], cost: ["費用", "费用"], defence: ["防禦", "防御"], points: ["分數", "分数"], good: ["貨物", "货物"], goods: ["貨物", "货物"],
  keywords: ["關鍵字", "关键字"], keyword: ["關鍵字", "关键字"], powers: ["能力", "能力"], power_in: ["具有能力的階段", "具有能力的阶段"], number: ["號碼", "号码"],
  colour: ["顏色", "颜色"], colours: ["顏色", "颜色"], beginner_hand: ["新手起始手牌", "新手起始手牌"], do: ["效果", "效果"], is: ["種類", "种类"], each: ["每個", "每个"],
  cards: ["卡牌", "卡牌"], card: ["卡牌", "卡牌"], event: ["事件", "事件"], bonus: ["加成", "加成"], bonuses: ["加成", "加成"], credits: ["信用", "信用"],
  phase: ["階段", "阶段"], goal: ["目標", "目标"], lose: ["失去", "失去"], days: ["天數", "天数"], per: ["每", "每"], value: ["數值", "数值"], most: ["最多", "最多"],
  least: ["最少", "最少"], crew: ["船員", "船员"], times: ["次數", "次数"], from: ["從", "从"], to: ["到", "到"], amount: ["數量", "数量"], die: ["骰子", "骰子"],
  reassign: ["重新指派", "重新指派"], at: ["位置", "位置"], group: ["群組", "群组"], cubes: ["方塊", "方块"], edges: ["邊", "边"], slots: ["格位", "格位"],
  strength: ["戰力", "战力"], reserve: ["保留區", "保留区"], discount: ["折扣", "折扣"], draw: ["抽牌", "抽牌"], tile: ["板塊", "板块"], tiles: ["板塊", "板块"],
  marker: ["標記", "标记"], workers: ["工人", "工人"], gains: ["獲得", "获得"], left: ["左", "左"], right: ["右", "右"], front: ["正面", "正面"], back: ["背面", "背面"],
  a: ["上半", "上半"], b: ["下半", "下半"], worth: ["價值", "价值"], adventure: ["冒險", "冒险"], shots: ["射擊", "射击"], shows: ["顯示", "显示"],
  different: ["不同種類", "不同种类"], less: ["少", "少"], more: ["多", "多"], source: ["來源", "来源"], military: ["軍事", "军事"], keep: ["保留", "保留"],
  against: ["對抗", "对抗"], faction: ["派系", "派系"], home: ["母星", "母星"], match: ["符合", "符合"], matches: ["符合", "符合"], sides: ["各面", "各面"],
  player: ["玩家", "玩家"], exactly: ["恰好", "恰好"], together: ["合計", "合计"], contest: ["競爭", "竞争"], ability: ["能力", "能力"], symbols: ["符號", "符号"],
  symbol: ["符號", "符号"], mission: ["任務", "任务"], discard: ["棄牌", "弃牌"], modes: ["選擇", "选择"], income: ["收入", "收入"], rounds: ["回合", "回合"],
  round: ["回合", "回合"], engine: ["引擎", "引擎"], order: ["順序", "顺序"], level: ["等級", "等级"], levels: ["等級", "等级"], penalty: ["懲罰", "惩罚"],
  planets: ["行星", "行星"], meteors: ["隕石", "陨石"], alien: ["外星人", "外星人"], size: ["大小", "大小"], component: ["元件", "元件"], form: ["形狀", "形状"],
  icon: ["圖示", "图标"], row: ["列", "行"], columns: ["欄", "列"], start: ["起點", "起点"], cities: ["城市", "城市"], towns: ["城鎮", "城镇"],
};

/** A field's name as it is read: in Chinese with the name that the file has, in English that name in words. */
export function fieldName(name: string | number): string {
  const written = String(name);
  if (written in LANGUAGES && language.value !== "en") return LANGUAGES[written as Language];
  const found = NAMES[written];
  if (!found || language.value === "en") return written.replaceAll("_", " ");
  return `${found[language.value === "zh-Hant" ? 0 : 1]}（${written}）`;
}
