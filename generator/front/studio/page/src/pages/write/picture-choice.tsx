// The pictures of the set to choose from where a field names one, with a way to bring another.
import { useEffect } from "preact/hooks";
import { send } from "../../core/api";
import { attempt } from "../../core/ui";
import { readShelf, Thumbnail, told } from "./shelf";
import { say } from "./words";

interface PictureChoiceProps {
  set: string;
  label: string;
  value: string;
  onPick: (name: string) => void;
}

/** A picture with the part of it that shows, or without, is the same picture. */
const bare = (value: string) => value.split("#")[0]!;

export function PictureChoice({ set, label, value, onPick }: PictureChoiceProps) {
  useEffect(() => void attempt(() => readShelf(set)), [set]);
  const bring = (files: File[]) =>
    attempt(async () => {
      for (const file of files) await send("writing/bring", { set, name: file.name }, file);
      await readShelf(set);
      if (files[0]) onPick(files[0].name);
    });
  const now = bare(value);
  const isShown = (name: string) => now !== "" && (name === now || name.replace(/\.\w+$/, "") === now);
  return (
    <span class="write-pictures" role="group" aria-label={label}>
      <button type="button" class="write-thumb" aria-pressed={!now} title={say("none")} onClick={() => now && onPick("")}>{say("none")}</button>
      {told.value?.pictures.map(({ name }) => (
        <button key={name} type="button" class="write-thumb" aria-pressed={isShown(name)} aria-label={name} title={name} onClick={() => !isShown(name) && onPick(name)}>
          <Thumbnail set={set} name={name} />
        </button>
      ))}
      <label class="button write-thumb-add" title={say("shelf-add")}>
        ＋
        <input type="file" accept=".png,.jpg,.jpeg,.webp,.svg" class="heard" aria-label={say("shelf-add")} onChange={(event) => void bring([...(event.currentTarget.files ?? [])])} />
      </label>
    </span>
  );
}
