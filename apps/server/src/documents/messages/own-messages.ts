import { closestMatch } from 'leven';

/** A text of ours as a hospital may replace it: `{0}` is the first value that is filled in. */
type Template = string;

/** What is filled in to find out where it goes. None of it stands in a text. */
const probes: ReadonlyArray<(at: number) => unknown> = [
  (at) => `\uE000${at}\uE000`,
  (at) => `\uE001${at}`,
  (at) => at + 1,
  (at) => at + 2,
  () => '',
];

/** In a table of messages: texts, what makes texts of values, and tables of them. */
type Messages = object;

/**
 * Every text of a table that can be replaced by another: those that are the same whatever is filled in. One that counts or chooses its
 * words is more than a text.
 *
 * @returns by its place, as `account.notices.greeting`.
 */
export function templatesOf(messages: Messages, place = ''): Record<string, Template> {
  const found: Record<string, Template> = {};
  for (const [name, value] of Object.entries(messages)) {
    const at = place === '' ? name : `${place}.${name}`;
    if (typeof value === 'string') {
      // Where we say nothing, there is nothing to say otherwise.
      if (value !== '') found[at] = value;
    } else if (typeof value === 'function') {
      const template = templateOf(value);
      if (template !== null) found[at] = template;
    } else if (typeof value === 'object' && value !== null) Object.assign(found, templatesOf(value, at));
  }
  return found;
}

/**
 * The same table with a hospital's own texts in it.
 *
 * @param own by places of `templatesOf`.
 */
export function withOwnMessages<Table extends Messages>(
  messages: Table,
  own: Readonly<Record<string, string>>,
  place = '',
): Table {
  const entries = Object.entries(messages).map(([name, value]) => {
    const at = place === '' ? name : `${place}.${name}`;
    const text = own[at];
    if (text !== undefined) return [name, typeof value === 'function' ? filler(text) : text];
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return [name, value];
    return [name, withOwnMessages(value, own, at)];
  });
  return Object.fromEntries(entries) as Table;
}

/** What is wrong with a hospital's own texts of a table. */
export function ownMessageErrors(messages: Messages, own: Readonly<Record<string, string>>): string[] {
  const known = templatesOf(messages);
  return Object.entries(own).flatMap(([at, text]) => {
    const ours = known[at];
    if (ours === undefined) {
      const near = closestMatch(at, Object.keys(known), { maxDistance: at.length / 2 });
      const meant = near === undefined ? '' : ` Is ${near} meant?`;
      return [`messages: ${at} is no text that can be replaced.${meant} \`portico texts list\` shows those that can.`];
    }
    const [wanted, found] = [placesIn(ours), placesIn(text)];
    if (wanted === found) return [];
    return [`messages: ${at} has ${wanted || 'nothing'} to be filled in, and yours has ${found || 'nothing'}.`];
  });
}

function templateOf(make: (...values: unknown[]) => unknown): Template | null {
  const indexes = [...Array(make.length).keys()];
  try {
    const marked = make(...indexes.map((at) => `\uE000${at}\uE000`));
    // A text that stands for nobody, or braces of its own, are not told apart from a place.
    if (typeof marked !== 'string' || /[{}]/.test(marked)) return null;
    const template = marked.replaceAll(/\uE000(\d+)\uE000/g, '{$1}');
    if (indexes.some((at) => !template.includes(`{${at}}`))) return null;
    const fill = filler(template);
    const isText = probes.every((probe) => {
      const values = indexes.map(probe);
      return make(...values) === fill(...values);
    });
    return isText ? template : null;
  } catch {
    // It wants more of its values than to be written.
    return null;
  }
}

const filler =
  (template: Template) =>
  (...values: unknown[]): string =>
    template.replaceAll(/\{(\d+)\}/g, (_place, at) => String(values[Number(at)]));

function placesIn(template: Template): string {
  return [...new Set(template.match(/\{\d+\}/g))].toSorted().join(', ');
}
