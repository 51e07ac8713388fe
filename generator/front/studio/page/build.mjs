// Bundles the page into ../bundle (or the folder named), with the licences of what is in it; same source, same bytes.
import { build } from "esbuild";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const out = process.argv[2] ?? "../bundle";
for (const old of existsSync(out) ? readdirSync(out) : []) if (old.startsWith("part-")) rmSync(join(out, old));
const made = await build({
  entryPoints: { studio: "src/main.tsx", guest: "src/guest.tsx" },
  bundle: true,
  splitting: true,
  chunkNames: "part-[hash]",
  minify: true,
  target: "es2022",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  charset: "utf8",
  outdir: out,
  logLevel: "warning",
  metafile: true,
});
copyFileSync("src/icon.svg", join(out, "icon.svg"));
writeFileSync(join(out, "index.html"), page("src/index.html", "src/pages/write/index.tsx"));
writeFileSync(join(out, "guest.html"), page("src/guest.html", "src/guest.tsx"));
writeFileSync(join(out, "LICENSES.txt"), licences(Object.keys(made.metafile.inputs)));

/** A page, which fetches the code of what is opened most likely beside its own. */
function page(file, opened) {
  const outputs = Object.entries(made.metafile.outputs);
  const needed = (name) => [name, ...made.metafile.outputs[name].imports.filter(({ kind }) => kind === "import-statement").flatMap(({ path }) => needed(path))];
  const [written] = outputs.find(([, { entryPoint }]) => entryPoint === opened);
  const text = readFileSync(file, "utf8");
  const links = [...new Set(needed(written))].filter((name) => !text.includes(basename(name))).sort().map((name) => `<link rel="modulepreload" href="/${basename(name)}">\n`);
  return text.replace("<script", `${links.join("")}<script`);
}

/** Every package that the page is made of, with its version and the licence it came with. */
function licences(inputs) {
  const names = new Set(inputs.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]).filter(Boolean));
  const told = [...names].sort().map((name) => {
    const folder = join("node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
    const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8").trim() : license;
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `The studio's page holds these packages, each under its own licence.\n\n${told.join("\n---\n\n")}`;
}
