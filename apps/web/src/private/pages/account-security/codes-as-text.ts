/**
 * Recovery codes as a file or a note keeps them: what they are, then two in a line, as on paper.
 *
 * @param head lines above.
 */
export function codesAsText(head: readonly string[], codes: readonly string[]): string {
  const pairs = codes.flatMap((code, index) => (index % 2 === 0 ? [[code, codes[index + 1] ?? '']] : []));
  return [...head, '', ...pairs.map((pair) => pair.join('    ').trimEnd()), ''].join('\n');
}
