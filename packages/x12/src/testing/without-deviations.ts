import type { Interchange, Separators } from '../model/interchange.ts';
import type { X12Error } from '../x12-error.ts';
import type { CanonicalInterchange } from './canonical.ts';

const ORDER = ['EB', 'HSD', 'REF', 'DTP', 'AAA', 'MSG', 'III', 'LS'];

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
  if (elements === null || reason.startsWith('stands out of')) return elements;
  const [tag = '', first = '', , days = ''] = elements;
  if (tag === 'EB') return elements.map((each, index) => (index === element ? '' : each));
  // A writer cannot write separators in a text: see withoutUnwritable.
  // This may be told of another element of the same MSG, since only the first deviation of a segment is.
  const isDivided = first.includes(component) || (repetition !== null && first.includes(repetition));
  if (tag === 'MSG') return isDivided || first === '' ? null : [tag, first];
  if (reason === 'has a time of day') return [tag, first, 'D8', days.slice(0, 8)];
  return null;
}

/** Each benefit with its segments in the order of the guide; loops 2120 are one piece. */
function ordered(segments: readonly string[][]): string[][] {
  const pieces: { rank: number; benefit: number; segments: string[][] }[] = [];
  let benefit = 0;
  let isInBenefit = false;
  let isInLoop = false;
  for (const segment of segments) {
    const [tag = ''] = segment;
    const rank = ORDER.indexOf(tag);
    isInBenefit = tag === 'EB' || (isInBenefit && (rank > 0 || isInLoop));
    if (tag === 'EB' || !isInBenefit) benefit += 1;
    const last = pieces.at(-1);
    if (isInLoop && last !== undefined) last.segments.push(segment);
    else pieces.push({ rank: Math.max(rank, 0), benefit, segments: [segment] });
    if (tag === 'LS') isInLoop = true;
    if (tag === 'LE') isInLoop = false;
  }
  return pieces
    .toSorted((one, other) => one.benefit - other.benefit || one.rank - other.rank)
    .flatMap((piece) => piece.segments);
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
