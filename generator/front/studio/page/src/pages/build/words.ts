// What this page says.
import { speech, type Words } from "../../core/speech";
import { mapWords } from "./map-words";
import { shipWords } from "./ship-words";

const words: Words<keyof (typeof shipWords)["en"] | keyof (typeof mapWords)["en"]> = {
  en: { ...shipWords.en, ...mapWords.en },
  "zh-Hant": { ...shipWords["zh-Hant"], ...mapWords["zh-Hant"] },
  "zh-Hans": { ...shipWords["zh-Hans"], ...mapWords["zh-Hans"] },
};

export const say = speech(words);
export type Key = Parameters<typeof say>[0];
