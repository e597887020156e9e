/** What stands for 'without and with' in price files: `W&W/O`, `W/O & W`, `WWO`, `without and with`. */
const BOTH =
  /\b(?:w(?:ith)?\s*(?:\/|&|and)?\s*w(?:\/\s*o|ithout|o)|w(?:\/\s*o|ithout|o)\s*(?:\/|&|and)?\s*w(?:ith)?)\b/g;
const WITHOUT = /\bw\/\s*o\b|\bwithout\b|\bwo\b/g;
const WITH = /\bw\/|\bwith\b|\bw\b/g;

/** How hospitals mark their own lists: the hospital's charge, the physician's. */
const LIST_MARK = /^(?:hc|hb|pf|pb)\s+/;

/**
 * The words of a hospital's description, in lower case. 'With' and 'without' are single words however they are written, and so are
 * an X-ray and 'three or more'.
 */
export function readTokens(description: string): string[] {
  return description
    .toLowerCase()
    .trim()
    .replace(LIST_MARK, '')
    .replaceAll(/\bx[\s-]?rays?\b/g, ' xray ')
    .replaceAll(BOTH, ' both ')
    .replaceAll(WITHOUT, ' without ')
    .replaceAll(WITH, ' with ')
    .replaceAll(/\b(?:min(?:imum)?(?: of)?)\s*(\d)\b/g, ' $1+ ')
    .replaceAll(/(\d)\s*(?:\/?>|or more|\+)/g, '$1+ ')
    .split(/[^a-z0-9+<-]+|\s-\s/)
    .map((word) => word.replaceAll(/^-+|-+$/g, ''))
    .filter((word) => word !== '');
}

/**
 * Takes the longest phrases of a table out of the words; what no phrase has is left over. Each phrase counts once.
 *
 * @param table by phrase, in lower case, its words apart by one space.
 */
export function takePhrases<Value>(
  tokens: readonly string[],
  table: ReadonlyMap<string, Value>,
): { found: Value[]; rest: string[] } {
  const found = new Set<Value>();
  const rest: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const length = [4, 3, 2, 1].find((words) => table.has(tokens.slice(at, at + words).join(' ')));
    if (length === undefined) rest.push(tokens[at] ?? '');
    else found.add(table.get(tokens.slice(at, at + length).join(' ')) as Value);
    at += length ?? 1;
  }
  return { found: [...found], rest };
}

/** A table by phrase, of rows with all the phrases of a value, divided by bars. */
export function phraseTable<Value>(rows: ReadonlyArray<readonly [phrases: string, value: Value]>): Map<string, Value> {
  return new Map(rows.flatMap(([phrases, value]) => phrases.split('|').map((phrase) => [phrase, value] as const)));
}
