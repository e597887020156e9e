import { readFileSync } from 'node:fs';

/** A valid example that is broken in one place, and what is to be said of it. */
export interface BrokenOnce {
  /** The rule that is broken. */
  rule: string;
  content: Uint8Array;
  /** `rule | outcome | line | pointer or column | what stands there | remedy` of each finding, the rule's own first. */
  expected: readonly string[];
}

/**
 * Reads the cases of examples/broken-once for one of the valid examples. A case is a block: the rule; what is replaced
 * (-) by what (+), each going on in the lines below, where $ stands for an end; and the findings (>).
 */
export function brokenOnce(name: string): BrokenOnce[] {
  const base = readFileSync(new URL(`../../examples/valid/${name}`, import.meta.url), 'utf8');
  const text = readFileSync(new URL(`../../examples/broken-once/${name}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .map((block) => readCase(block, base));
}

function readCase(block: string, base: string): BrokenOnce {
  const [rule = '', ...rest] = block.split('\n');
  const parts: Record<string, string[]> = { '-': [], '+': [], '>': [] };
  let mark = '-';
  for (const line of rest) {
    const begins = /^[-+>] /.test(line);
    if (begins) mark = line.charAt(0);
    parts[mark]?.push(begins ? line.slice(2) : line);
  }
  const [from, to] = [parts['-'], parts['+']].map((lines = []) => lines.join('\n').replace(/\$$/, ''));
  if (from === undefined || !base.includes(from)) throw new Error(`${rule}: the example has no ${from}`);
  return {
    rule,
    content: new TextEncoder().encode(base.replace(from, () => to ?? '')),
    expected: parts['>'] ?? [],
  };
}
