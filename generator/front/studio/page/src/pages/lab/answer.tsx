// The page that price, sweep and tune write to output/, shown with its own looks; its program is not run.
import { useEffect, useRef } from "preact/hooks";
import { light } from "../../core/theme";
import { enliven } from "./sorting";

const LEFT_OUT = "script, link, meta, base, iframe, object, embed, form, .languages, nav, .tools, .tabs";
const DARK = "@media (prefers-color-scheme: dark)";

const LOOKS = /<style>([^]*?)<\/style>/g;

/** The looks of a page as they are for one within another: its root is the host, and dark is what the studio is. */
function looksOf(html: string, isDark: boolean): string {
  const looks = [...html.matchAll(LOOKS)].map((found) => found[1]).join("\n");
  return looks
    .replaceAll(DARK, isDark ? "@media all" : "@media not all")
    .replaceAll(":root", ":host")
    .replace(/(^|[\s,}])body(?=[\s,{])/g, "$1.page")
    .replace(/(^|[\s,}])main(?=[\s,{])/g, "$1.main")
    .concat(":host { display: block; color-scheme: inherit } .page { padding: 0 16px } .main { padding: 16px 0 } h2 { margin-top: 2rem }");
}

/** What of a page can stand here: its looks are set one by one, since the studio's policy takes none written in a tag. */
function bodyOf(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html.replace(LOOKS, "").replaceAll(' style="', ' data-looks="'), "text/html");
  page.querySelectorAll(LEFT_OUT).forEach((one) => one.remove());
  const body = document.createElement("div");
  body.className = "page";
  body.lang = page.documentElement.lang;
  page.querySelectorAll("button:not(thead button, .more), a").forEach((one) => {
    const plain = page.createElement("span");
    plain.className = one.className;
    plain.append(...one.childNodes);
    one.replaceWith(plain);
  });
  page.querySelectorAll("main").forEach((main) => {
    const plain = page.createElement("div"); // the studio has a main part already
    plain.className = "main";
    plain.append(...main.childNodes);
    main.replaceWith(plain);
  });
  for (const one of page.body.querySelectorAll("*")) {
    for (const { name } of [...one.attributes]) if (name.startsWith("on") || name === "srcdoc") one.removeAttribute(name);
  }
  body.append(...[...page.body.childNodes].map((node) => document.importNode(node, true)));
  for (const one of body.querySelectorAll<HTMLElement | SVGElement>("[data-looks]")) {
    one.style.cssText = one.getAttribute("data-looks") ?? "";
  }
  enliven(body);
  return body;
}

export function Answer({ html, label }: { html: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  const shade = light.value;
  useEffect(() => {
    const here = host.current;
    if (!here) return;
    const root = here.shadowRoot ?? here.attachShadow({ mode: "open" });
    const isDark = shade === "dark" || (shade === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    const looks = new CSSStyleSheet();
    looks.replaceSync(looksOf(html, isDark));
    root.adoptedStyleSheets = [looks];
    root.replaceChildren(bodyOf(html));
  }, [html, shade]);
  return <div class="lab-answer" ref={host} role="region" tabIndex={0} aria-label={label} />;
}
