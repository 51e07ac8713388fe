// Ships and maps: built by hand, judged at once.
import type { Page, PageProps } from "../../core/page";
import { Maps } from "./maps";
import { Ships } from "./ships";

function Show({ set }: PageProps) {
  return set.game === "steam" ? <Maps key={set.reference} set={set} /> : <Ships key={set.reference} set={set} />;
}

export const page: Page = { name: "build", fits: (set) => set.game === "trucker" || set.game === "steam", Show };
