/** A field of a form, or the list or object that several fields with brackets make. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Deeper names than answers[0][question] belong to no call of the contract. */
const MAX_DEPTH = 4;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Reads a form body. A name that comes several times is a list, and so is one with empty brackets, even with one value;
 * names in brackets make objects, and numbers in them lists: `ways[]=a`, `answers[0][question]=q1`. The way in which
 * clients write lists into forms; no standard says how.
 *
 * @param body as URL-encoded text.
 */
export function readForm(body: string): Record<string, FormValue> {
  const fields = new Map<string, FormNode>();
  for (const [name, value] of new URLSearchParams(body)) add(fields, pathOf(name), value);
  return Object.fromEntries([...fields].map(([name, node]) => [name, valueOf(node)]));
}

interface FormNode {
  readonly values: string[];
  readonly parts: Map<string, FormNode>;
}

/** The name and what stands in its brackets; a name with other brackets is taken as it is. */
function pathOf(name: string): string[] {
  const [, first = name, brackets = ''] = NAME.exec(name) ?? [];
  const path = [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)];
  return path.length > MAX_DEPTH ? [name] : path;
}

function add(nodes: Map<string, FormNode>, [name = '', ...rest]: string[], value: string): void {
  const node: FormNode = nodes.get(name) ?? { values: [], parts: new Map() };
  nodes.set(name, node);
  if (rest.length === 0) node.values.push(value);
  else add(node.parts, rest, value);
}

function valueOf({ values, parts }: FormNode): FormValue {
  if (parts.size === 0) return values.length === 1 ? (values[0] ?? '') : values;
  const entries: [string, FormNode][] = [...parts];
  const isList = entries.every(([name]) => /^\d*$/.test(name));
  if (!isList) return Object.fromEntries(entries.map(([name, node]) => [name, valueOf(node)]));
  return entries.flatMap(([name, node]): FormValue[] => (name === '' ? node.values : [valueOf(node)]));
}
