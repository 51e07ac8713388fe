// A die with the side up that it shows, cut out of what the set prints.
import { useEffect, useState } from "preact/hooks";
import { text } from "../../core/api";
import { told } from "./game";

const drawn = new Map<string, Promise<string>>();

function drawing(set: string, lang: string, id: string, side: number): Promise<string> {
  const key = JSON.stringify([set, lang, id, side]);
  let found = drawn.get(key);
  if (!found) {
    found = text("playing/die", { set, lang, id, side }).then((svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
    found.catch(() => drawn.delete(key));
    drawn.set(key, found);
  }
  return found;
}

export function DiePicture({ piece, side, width }: { piece: string; side: number; width: number }) {
  const [source, setSource] = useState<string>();
  const set = told.value?.set ?? "";
  const lang = told.value?.language ?? "en";
  useEffect(() => {
    let isWanted = true;
    drawing(set, lang, piece, side).then(
      (url) => isWanted && setSource(url),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [set, lang, piece, side]);
  return <img class="die" alt="" src={source} width={width} height={width} />;
}
