import { escaped, usualEncoding } from './encoding.ts';

/** A component: a value, or the values of its subcomponents. */
type Component = string | readonly string[];

/** A field: a value, its components, or several repetitions of them. */
type Field = string | readonly Component[] | { readonly repetitions: ReadonlyArray<readonly Component[]> };

/** A segment by its name and its fields from 1; of the header, from MSH-3. */
export type NewSegment = readonly [name: string, ...fields: Field[]];

/** Writes a message by the separators that HL7 recommends, each value escaped. Empty fields at a segment's end are left out. */
export function writeMessage(segments: readonly NewSegment[]): string {
  return segments.map((segment) => `${segmentText(segment)}\r`).join('');
}

function segmentText([name, ...fields]: NewSegment): string {
  const { field, component, repetition, escape, subcomponent } = usualEncoding;
  const written = fields.map(fieldText);
  while (written.at(-1) === '') written.pop();
  const start = name === 'MSH' ? [name, `${component}${repetition}${escape}${subcomponent}`] : [name];
  return [...start, ...written].join(field);
}

function fieldText(field: Field): string {
  if (typeof field === 'string') return escaped(field);
  const repetitions = 'repetitions' in field ? field.repetitions : [field];
  return repetitions.map((components) => components.map(componentText).join('^')).join('~');
}

function componentText(component: Component): string {
  return typeof component === 'string' ? escaped(component) : component.map(escaped).join('&');
}
