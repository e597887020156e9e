/**
 * Recovery codes as text for a file or a note: a heading, then two codes per line, as on paper.
 *
 * @param head the lines of the heading.
 */
export function codesAsText(head: readonly string[], codes: readonly string[]): string {
  const pairs = codes.flatMap((code, index) => (index % 2 === 0 ? [[code, codes[index + 1] ?? '']] : []));
  return [...head, '', ...pairs.map((pair) => pair.join('    ').trimEnd()), ''].join('\n');
}
