import type { Interchange, Separators } from '../model/interchange.ts';
import type { X12Error } from '../x12-error.ts';
import type { CanonicalInterchange } from './canonical.ts';

const RELATED = ['LS', 'NM1', 'N3', 'N4', 'PER', 'PRV', 'LE'];
const ORDER = ['EB', 'HSD', 'REF', 'DTP', 'AAA', 'MSG', 'III', ...RELATED];

/**
 * The canonical form of a text that was read leniently: without what the reading told it left out, with counts to match,
 * and with the segments of each benefit in the order of the guide. Shares no code with the reader.
 */
export function withoutDeviations(
  canonical: readonly CanonicalInterchange[],
  deviations: readonly X12Error[],
): readonly CanonicalInterchange[] {
  let position = 0;
  return canonical.map(({ text, separators }) => {
    const segments = text.split(separators.segment).slice(0, -1);
    const kept = segments.flatMap((segment) => {
      position += 1;
      const told = deviations.filter((each) => each.position === position);
      const left = told.reduce<string[] | null>(
        (elements, each) => withoutDeviation(elements, each, separators),
        segment.split(separators.element),
      );
      return left === null ? [] : [left.slice(0, left.findLastIndex((each) => each !== '') + 1)];
    });
    const lines = counted(ordered(kept)).map((each) => each.join(separators.element) + separators.segment);
    return { text: lines.join(''), separators };
  });
}

/** `null` if the segment is left out. */
function withoutDeviation(
  elements: string[] | null,
  { element, reason }: X12Error,
  { repetition, component }: Separators,
): string[] | null {
  const [tag = '', first = '', , days = ''] = elements ?? [];
  // Those around loops 2120 are made anew.
  if (elements === null || reason.startsWith('stands out of') || tag === 'LS' || tag === 'LE') return elements;
  if (reason.startsWith('is no segment')) return ['EB'];
  if (reason.startsWith('a control character')) {
    return elements.map((each, index) => (index === element ? each.replace(/\p{Cc}/gu, ' ').trimEnd() : each));
  }
  if (element !== null && (tag === 'EB' || tag === 'NM1')) {
    // The reader tells no elements from the thirtieth on apart.
    return elements.map((each, index) => (Math.min(index, 30) === element ? '' : each));
  }
  // A writer cannot write separators in a text: see withoutUnwritable.
  // This may be told of another element of the same MSG, since only the first deviation of a segment is.
  const isDivided = first.includes(component) || (repetition !== null && first.includes(repetition));
  if (tag === 'MSG') return isDivided || first === '' ? null : [tag, first];
  if (reason === 'has a time of day') return [tag, first, 'D8', days.slice(0, 8)];
  return null;
}

/** Each benefit with its segments in the order of the guide, and its loops 2120 in one pair of brackets. */
function ordered(segments: readonly string[][]): string[][] {
  const all: string[][] = [];
  for (let index = 0; index < segments.length;) {
    const [first = []] = segments.slice(index);
    const end = first[0] === 'EB' ? endOfBenefit(segments, index) : index + 1;
    all.push(...(first[0] === 'EB' ? inOrder(segments.slice(index, end)) : [first]));
    index = end;
  }
  return all;
}

function endOfBenefit(segments: readonly string[][], begin: number): number {
  const length = segments.slice(begin + 1).findIndex(([tag = '']) => tag === 'EB' || !ORDER.includes(tag));
  return length === -1 ? segments.length : begin + 1 + length;
}

function inOrder(benefit: readonly string[][]): string[][] {
  const isRelated = ([tag = '']: string[]): boolean => RELATED.includes(tag);
  const related = benefit.filter((each) => isRelated(each) && each[0] !== 'LS' && each[0] !== 'LE');
  const others = benefit.filter((each) => !isRelated(each));
  const rank = ([tag = '']: string[]): number => ORDER.indexOf(tag);
  return [
    ...others.toSorted((one, other) => rank(one) - rank(other)),
    ...(related.length === 0 ? [] : [['LS', '2120'], ...related, ['LE', '2120']]),
  ];
}

function counted(segments: readonly string[][]): string[][] {
  let began = 0;
  return segments.map((segment, index) => {
    if (segment[0] === 'ST') began = index;
    return segment[0] === 'SE' ? ['SE', String(index - began + 1), ...segment.slice(2)] : segment;
  });
}

/** What was read, without texts that hold a separator: these can be read, but not written. */
export function withoutUnwritable(
  interchanges: readonly Interchange[],
  canonical: readonly CanonicalInterchange[],
): readonly Interchange[] {
  return interchanges.map((interchange, index) => {
    const separators = Object.values(canonical[index]?.separators ?? {}).filter((each) => each !== null);
    const isWritable = (text: unknown): boolean =>
      typeof text === 'string' && !separators.some((each: string) => text.includes(each));
    const json = JSON.stringify(interchange, (key, value: unknown) =>
      key === 'messages' && Array.isArray(value) ? value.filter(isWritable) : value,
    );
    return JSON.parse(json) as Interchange;
  });
}
