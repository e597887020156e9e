import { begunForms, longestFormBy, type Meaning, meaningsOf, stopStems, weakStems } from './lexicon.ts';

/** Words of a text that mean one thing together: "blood test", or "knee". */
export interface Segment {
  /** Without small words. */
  readonly stems: readonly string[];
  /** What they mean; none if they stand for themselves alone. */
  readonly meanings: readonly Meaning[];
  readonly isWeak: boolean;
}

/**
 * A text as segments, always the longest that the terms know. Small words are left out, but between the words of a segment,
 * where the terms have them.
 *
 * @param stems of all words of the text.
 */
export function segmentsOf(stems: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < stems.length;) {
    const found = longestAt(stems, at);
    if (found !== null) {
      segments.push(found.segment);
      at = found.end;
    } else {
      at += 1;
    }
  }
  return segments;
}

/** The longest segment that begins at a position and where it ends; null for a small word that begins none. */
function longestAt(stems: readonly string[], at: number): { segment: Segment; end: number } | null {
  const [first = ''] = stems.slice(at, at + 1);
  const most = longestFormBy.get(first) ?? 1;
  const parts = [first];
  let best: { stems: string[]; meanings: readonly Meaning[]; end: number } | null = null;
  for (let end = at + 1; parts.length <= most; end += 1) {
    const meanings = meaningsOf(parts);
    // Small words behind it may begin the next segment: "implant, so as not to get pregnant".
    if (meanings.length > 0 && parts.length > (best?.stems.length ?? 0)) best = { stems: [...parts], meanings, end };
    const nextLetter = stems[end];
    if (nextLetter === undefined) break;
    const withSmall = [...parts, nextLetter];
    if (stopStems.has(nextLetter) && meaningsOf(withSmall).length === 0 && !begunForms.has(withSmall.join(' ')))
      continue;
    parts.push(nextLetter);
  }
  if (best !== null && (best.stems.length > 1 || !stopStems.has(first))) {
    const isWeak = best.stems.every(isWeakStem);
    return { segment: { stems: best.stems, meanings: best.meanings, isWeak }, end: best.end };
  }
  if (stopStems.has(first)) return null;
  return { segment: { stems: [first], meanings: [], isWeak: isWeakStem(first) }, end: at + 1 };
}

/** Everything by which a text is found: each word of it, and what any of its words mean one after the other. */
export function unitsOf(stems: readonly string[]): Set<string> {
  const telling = stems.filter((each) => !stopStems.has(each));
  const found = new Set<string>([...telling, ...segmentsOf(stems).flatMap(({ meanings }) => meanings)]);
  for (let at = 0; at < telling.length; at += 1) {
    const most = longestFormBy.get(telling[at] ?? '') ?? 0;
    for (let length = 1; length <= most; length += 1) {
      for (const meaning of meaningsOf(telling.slice(at, at + length))) found.add(meaning);
    }
  }
  return found;
}

/** Numbers of views, minutes or years count where they fit, and are never demanded. */
function isWeakStem(stem: string): boolean {
  return weakStems.has(stem) || /^\d{1,2}$/.test(stem);
}
