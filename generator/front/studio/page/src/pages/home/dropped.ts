// What is dropped onto the page, as files: folders are opened, files of no use left out.
export type Sort = "sheet" | "picture" | "font" | "pack";

const ENDINGS: Record<Sort, RegExp> = {
  sheet: /\.(csv|tsv|xlsx|ods)$/i,
  picture: /\.(png|jpe?g|webp|svg)$/i,
  font: /\.(ttf|otf)$/i,
  pack: /\.zip$/i,
};
export const MOST_BYTES = 64_000_000;
const MOST_FILES = 500;

/** What a file is by its name; nothing for what no set has. */
export function sortOf(name: string): Sort | undefined {
  return (Object.keys(ENDINGS) as Sort[]).find((sort) => ENDINGS[sort].test(name));
}

/** All files that were dropped, those in folders too. */
export async function filesOf(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some(Boolean)) return [...transfer.files];
  const found: File[] = [];
  for (const entry of entries) if (entry) await gather(entry, found);
  return found;
}

async function gather(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MOST_FILES || entry.name.startsWith(".")) return;
  if (entry.isFile) {
    found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const inside = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (!inside.length) return;
    for (const each of inside) await gather(each, found);
  }
}
