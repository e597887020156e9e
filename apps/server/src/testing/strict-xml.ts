/** An element of a document, with its namespace resolved. */
export interface XmlElement {
  /** `{namespace}name`, or `name` without a namespace. */
  readonly name: string;
  /** By the same kind of name; without declarations of namespaces. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its text, with CDATA sections and entities resolved. */
  readonly text: string;
}

const NAME = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const token = new RegExp(
  [
    String.raw`<!\[CDATA\[(?<cdata>[^]*?)\]\]>`,
    `</(?<end>${NAME})\\s*>`,
    `<(?<start>${NAME})(?<attributes>(?:\\s+${NAME}\\s*=\\s*"[^"<]*")*)\\s*(?<empty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'y',
);

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Reads a document of XML 1.0 as a validating gateway does: elements that nest, attributes once each, prefixes that are
 * declared, no `&` by itself and no `]]>` in text. No document type, as SOAP has it.
 *
 * @throws Error for anything else.
 */
export function readXml(document: string): XmlElement {
  const declaration = /^<\?xml version="1\.0"( encoding="UTF-8")?\?>\s*/.exec(document)?.[0] ?? '';
  const root: Building = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [{ building: root, written: '', scope: {} }];
  token.lastIndex = declaration.length;
  while (token.lastIndex < document.length) {
    const groups = token.exec(document)?.groups;
    const current = open.at(-1);
    if (groups === undefined || current === undefined) throw new Error('The document is not well-formed.');
    const { cdata, text, end, start = '', attributes = '', empty } = groups;
    if (cdata !== undefined) current.building.text += cdata;
    else if (text !== undefined) current.building.text += unescaped(text);
    else if (end === undefined) {
      const started = startOf(start, attributes, current.scope);
      current.building.children.push(started.building);
      if (empty === '') open.push(started);
    } else if (open.length === 1 || current.written !== end) throw new Error(`</${end}> ends nothing.`);
    else open.pop();
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || only === undefined || others.length > 0 || root.text.trim() !== '') {
    throw new Error('A document has one element.');
  }
  return only;
}

type Scope = Readonly<Record<string, string>>;

interface Building extends XmlElement {
  children: XmlElement[];
  text: string;
}

interface OpenElement {
  building: Building;
  /** The name with its prefix, and the namespaces by their prefixes. */
  written: string;
  scope: Scope;
}

function startOf(written: string, attributes: string, outer: Scope): OpenElement {
  const pairs = [...attributes.matchAll(new RegExp(`(${NAME})\\s*=\\s*"([^"<]*)"`, 'g'))];
  if (new Set(pairs.map(([, name]) => name)).size < pairs.length)
    throw new Error(`<${written}> has an attribute twice.`);
  const scope: Record<string, string> = { ...outer };
  for (const [, name = '', value = ''] of pairs) {
    if (name.startsWith('xmlns:')) scope[name.slice('xmlns:'.length)] = value;
    if (name === 'xmlns') scope[''] = value;
  }
  const own = pairs.filter(([, name = '']) => !/^xmlns(:|$)/.test(name));
  const values = own.map(([, name = '', value = '']) => [resolved(name, scope, ''), unescaped(value)] as const);
  const name = resolved(written, scope, scope[''] ?? '');
  return { written, scope, building: { name, attributes: Object.fromEntries(values), children: [], text: '' } };
}

function resolved(written: string, scope: Scope, none: string): string {
  const [prefix, local] = written.includes(':') ? written.split(':') : ['', written];
  const namespace = prefix === '' ? none : scope[prefix ?? ''];
  if (namespace === undefined) throw new Error(`The prefix of ${written} is not declared.`);
  return namespace === '' ? String(local) : `{${namespace}}${local}`;
}

function unescaped(text: string): string {
  if (text.includes(']]>')) throw new Error('There is ]]> in a text.');
  return text.replace(/&(?:(\w+);)?/g, (whole, name: string | undefined) => {
    const sign = entities[name ?? ''];
    if (sign === undefined) throw new Error(`There is no entity ${whole}.`);
    return sign;
  });
}
