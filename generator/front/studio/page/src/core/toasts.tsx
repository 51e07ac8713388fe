// What is told for a while at the foot of the page, and the one line that stays while nobody answers.
import { Findings } from "./findings";
import { speech } from "./speech";
import { Button, dismiss, toasts } from "./ui";
import { words } from "./words";

const say = speech(words);

/** One line above everything; it goes by itself when the studio is there again. */
export function StudioGone({ said }: { said: string }) {
  return (
    <div class="gone" role="status" aria-live="polite">
      <span class="gone-sign" aria-hidden="true" />
      {said}
    </div>
  );
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <div key={toast.number} class="toast">
          {toast.message && <p>{toast.message}</p>}
          {toast.issues.length > 0 && <Findings issues={toast.issues} />}
          <Button kind="quiet" label={say("close")} onClick={() => dismiss(toast.number)}>
            ✕
          </Button>
        </div>
      ))}
    </div>
  );
}
