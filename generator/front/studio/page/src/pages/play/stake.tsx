// The thing in hand as it is turned now, large, and in how many spaces it may lie so.
import { speech } from "../../core/speech";
import { Button } from "../../core/ui";
import { titleOf } from "./faces";
import { lying } from "./game";
import { fitting, turn, turnNow, type Laying } from "./laying";
import { FacePicture } from "./picture";
import { words } from "./words";

const say = speech(words);

export function Stake({ laid }: { laid: Laying }) {
  const thing = lying.value.get(laid.key);
  const title = thing ? titleOf(thing) : "";
  return (
    <div class="stake">
      <FacePicture piece={laid.piece} turn={turnNow.value ?? 0} title={title} width={104} />
      <div role="status">
        <p>{say(fitting.value.size ? "lay" : "lay-nowhere", { count: fitting.value.size })}</p>
        <Button label={say("turn", { title })} onClick={turn}>
          ↻ {say("turn-it")}
        </Button>
      </div>
    </div>
  );
}
