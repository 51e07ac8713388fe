// The schema of a file's words: what may stand at a place, and what it means.

export interface Schema {
  readOnly?: boolean;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  enum?: (string | number | boolean)[];
  const?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
}

const DEEPEST = 12;

export class Words {
  constructor(readonly root: Schema) {}

  /** A schema with what it refers to. */
  resolved(part: Schema, depth = 0): Schema {
    if (!part.$ref || depth > DEEPEST) return part;
    const name = part.$ref.split("/").at(-1)!;
    const { $ref: _, ...own } = part;
    return { ...this.resolved(this.root.$defs?.[name] ?? {}, depth + 1), ...own };
  }

  /** Everything that a value may be, of a choice of words the one with the tag. */
  alternatives(part: Schema, tag?: string, depth = 0): Schema[] {
    const whole = this.resolved(part);
    if (depth > DEEPEST) return [whole];
    const chosen = tag === undefined ? undefined : this.word(whole, tag);
    const inner = [...(whole.anyOf ?? []), ...(whole.oneOf ?? []), ...(whole.if && whole.then ? [whole.then] : []), ...(whole.else ? [whole.else] : [])];
    const found = inner.flatMap((one) => this.alternatives(one, tag, depth + 1));
    return chosen ? [chosen, ...found] : [whole, ...found];
  }

  /** The word of a family that a tag stands for. */
  word(part: Schema, tag: string): Schema | undefined {
    const rule = part.allOf?.find((one) => Object.values(one.if?.properties ?? {}).some((field) => field.const === tag));
    return rule?.then && this.resolved(rule.then);
  }

  /** The field by which a family of words tells them apart. */
  tagField(part: Schema): string | undefined {
    return part.allOf?.[0]?.if?.required?.[0];
  }

  /** What stands at a path; `tags` are those of groups along it, by depth. */
  at(path: (string | number)[], tags: Map<number, string> = new Map()): Schema[] {
    let parts: Schema[] = [this.root];
    path.forEach((step, depth) => {
      parts = parts.flatMap((part) => this.alternatives(part, tags.get(depth))).flatMap((part) => this.child(part, String(step)));
    });
    return parts.flatMap((part) => this.alternatives(part, tags.get(path.length)));
  }

  private child(part: Schema, step: string): Schema[] {
    if (step === "#" || /^\d+$/.test(step)) return part.items ? [part.items] : [];
    const named = part.properties?.[step];
    if (named) return [named];
    return typeof part.additionalProperties === "object" ? [part.additionalProperties] : [];
  }

  /** In a few words: what is accepted. */
  accepted(part: Schema): string {
    const found = this.alternatives(part).flatMap((one) => this.acceptedOf(one));
    return [...new Set(found)].join(" · ");
  }

  private acceptedOf(part: Schema): string[] {
    if (part.enum) return [part.enum.join(", ")];
    if (part.type === "integer" || part.type === "number") {
      const { minimum, maximum } = part;
      return [minimum === undefined && maximum === undefined ? part.type : `${minimum ?? ""}–${maximum ?? ""}`];
    }
    if (part.type === "boolean") return ["true, false"];
    if (part.type === "array") return ["[ … ]"];
    if (part.type === "object") return ["{ … }"];
    return part.type && part.type !== "null" ? [part.type] : [];
  }
}

/** A text without the marks that sentences in the program have. */
export function said(text: string | undefined): string {
  return (text ?? "").replaceAll("``", "").replaceAll("`", "");
}
