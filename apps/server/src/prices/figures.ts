const grouped = new Intl.NumberFormat('en-US');

/** 146204 as 146,204. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** `1 error`, `2 errors`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
