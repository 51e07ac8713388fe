// What is known of the faces of the set that is played: titles and sizes by id.
import { signal } from "@preact/signals";
import { get } from "../../core/api";
import type { Lying } from "./game";

export interface Face {
  id: string;
  title: string;
  width: number;
  height: number;
  back: boolean;
}

export const faces = signal<Map<string, Face>>(new Map());
let shown = "";

export async function readFaces(set: string, lang: string): Promise<void> {
  if (shown === `${set} ${lang}`) return;
  shown = `${set} ${lang}`;
  faces.value = new Map();
  const found = await get<{ faces: Face[] }>("faces", { set, lang });
  faces.value = new Map(found.faces.map((face) => [face.id, face]));
}

/** What a thing is called: by its face, and by what it is in the game. */
export function titleOf(piece: Lying): string {
  const face = faces.value.get(piece.piece ?? "");
  const title = face && piece.side !== "back" && face.title !== face.id ? face.title : "";
  return piece.said && title && piece.said !== title ? `${title} · ${piece.said}` : title || piece.said || "";
}
