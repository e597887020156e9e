/** Number of line feeds in a text before `end`. */
export function countLines(text: string, end = text.length): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * The same of one text that is asked for many places: its line feeds are looked for once, with the first question. Counted from
 * the start each time, a text of many lines would take minutes.
 */
export function lineCounter(text: string): (end: number) => number {
  let feeds: number[] | undefined;
  return (end) => {
    feeds ??= lineFeeds(text);
    let [low, high] = [0, feeds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((feeds[middle] ?? end) < end) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function lineFeeds(text: string): number[] {
  const feeds: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) feeds.push(at);
  return feeds;
}

/** Whether a byte is white space of JSON and CSV: a space, tab, line feed or carriage return. */
export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
