// Ships and maps: built by hand, judged at once.
import type { PageProps } from "../../core/page";
import { Maps } from "./maps";
import { Ships } from "./ships";

export function Show({ set }: PageProps) {
  return set.game === "steam" ? <Maps key={set.reference} set={set} /> : <Ships key={set.reference} set={set} />;
}
