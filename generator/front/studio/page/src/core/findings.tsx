// Findings as every page shows them: the place, the sentence, and what it means where one asks.
import type { Finding } from "./api";
import { explanationOf } from "./explained";
import { speech, titled } from "./speech";
import { words } from "./words";

const say = speech(words);

export function Findings({ issues, onPick }: { issues: Finding[]; onPick?: (issue: Finding) => void }) {
  return (
    <ul class="findings">
      {issues.map((issue, number) => (
        <li key={number} class={issue.severity}>
          <button type="button" class="finding" disabled={!onPick} onClick={() => onPick?.(issue)}>
            <span class="place">{issue.place}</span>
            <span>{titled(issue.said)}</span>
          </button>
          <Explanation code={issue.code} />
        </li>
      ))}
    </ul>
  );
}

/** What a code means, with an example that is wrong and one that is right; folded until somebody asks. */
function Explanation({ code }: { code: string }) {
  const found = explanationOf(code);
  if (found === null) return null;
  return (
    <details class="explained">
      <summary>{say("means")}</summary>
      {found && (
        <>
          <p>{found.means}</p>
          <Example label={say("wrong")} files={found.wrong} />
          <Example label={say("right")} files={found.right} />
        </>
      )}
    </details>
  );
}

function Example({ label, files }: { label: string; files: Record<string, string> }) {
  return (
    <>
      {Object.entries(files).map(([name, text]) => (
        <figure key={name}>
          <figcaption>
            {label} <span class="place">{name}</span>
          </figcaption>
          <pre tabIndex={0}>{text.trimEnd()}</pre>
        </figure>
      ))}
    </>
  );
}
