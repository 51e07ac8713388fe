// What the lab made, copied to a set of one's own.
import { useState } from "preact/hooks";
import { post } from "../../core/api";
import { go } from "../../core/route";
import { readSets } from "../../core/sets";
import { speech } from "../../core/speech";
import { attempt, Dialog, Field, tell } from "../../core/ui";
import { words } from "./words";

const say = speech(words);

interface AdoptProps {
  /** Where it lies in the opened folder. */
  deck: string;
  title: string;
  onClose: () => void;
}

export function AdoptDialog({ deck, title, onClose }: AdoptProps) {
  const [name, setName] = useState(`my-${title}`);
  const adopt = () =>
    attempt(async () => {
      const found = await post<{ set: string }>("lab/adopt", { deck, name: name.trim() });
      await readSets();
      tell(say("adopted", { name: found.set }));
      onClose();
      go("write", found.set);
    });
  return (
    <Dialog title={say("adopt-as", { deck: title })} onClose={onClose}>
      <form onSubmit={(event) => (event.preventDefault(), void adopt())}>
        <Field label={say("name")} hint={say("name-hint")}>
          <input value={name} pattern="[A-Za-z][A-Za-z0-9_\-]*" required onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        <button type="submit" class="button main">
          {say("adopt")}
        </button>
      </form>
    </Dialog>
  );
}
