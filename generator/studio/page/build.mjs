// Bundles the page into ../bundle (or the folder named), with the licences of what is in it; same source, same bytes.
import { build } from "esbuild";
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const out = process.argv[2] ?? "../bundle";
const made = await build({
  entryPoints: { studio: "src/main.tsx" },
  bundle: true,
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
for (const name of ["index.html", "icon.svg"]) copyFileSync(join("src", name), join(out, name));
writeFileSync(join(out, "LICENSES.txt"), licences(Object.keys(made.metafile.inputs)));

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
