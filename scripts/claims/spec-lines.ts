/** What may be asked of a line: not of one that only says that something is not shown. */
const saysNothing = /^- [^.]*: not shown\.$/;

/**
 * Counts the lines of a specification that ask for something, by the number of their section: list entries, paragraphs and rows of
 * tables. Headings, headers of tables and what stands outside of numbered sections ask for nothing.
 *
 * @param markdown sections begin with `## 5. Title`.
 */
export function countSpecLines(markdown: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const lines = markdown.split('\n');
  let section: number | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('## ')) section = Number(/^## (\d+)\. /.exec(line)?.[1] ?? Number.NaN);
    if (section === null || Number.isNaN(section)) continue;
    if (line.trim() === '' || line.startsWith('#') || saysNothing.test(line)) continue;
    if (isRule(line) || isRule(lines[index + 1])) continue;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

const isRule = (line: string | undefined): boolean => line !== undefined && /^\|[\s|:-]+\|$/.test(line);
