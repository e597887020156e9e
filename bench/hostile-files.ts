import { open, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** A file that was made to do harm, and what has to be said of it. */
interface HostileFile {
  readonly name: string;
  readonly message: RegExp;
  /** Its content when unpacked: texts, each so many times. */
  readonly content: ReadonlyArray<readonly [text: string, times: number]>;
}

const MB = 1024 * 1024;
const GB = 1024 * MB;
const example = await readFile(new URL('../packages/price-files/examples/valid/v3-tall.csv', import.meta.url), 'utf8');
const lines = example.split('\n');
const head = `${lines.slice(0, 3).join('\n')}\n`;
const row = `${lines.find((line) => line.includes('Harbor Mutual')) ?? ''}\n`;
const beforeItems = '{"hospital_name":"H","version":"3.0.0","standard_charge_information":[{"description":';

/** Issue 13, "What proves it": hostile files, in their whole size. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'bomb of 50 GB of spaces', message: /spaces or empty lines on end/, content: [[' ', 50 * GB]] },
  {
    name: 'bomb of 50 GB of good rows',
    message: /unpacks to more than 200 times its size/,
    content: [
      [head, 1],
      [row, Math.ceil((50 * GB) / row.length)],
    ],
  },
  {
    name: 'one line of 1 GB',
    message: /A line does not end/,
    content: [
      [head, 1],
      ['x,', GB / 2],
    ],
  },
  {
    name: 'one text of 1 GB in JSON',
    message: /An item begins here and does not end/,
    content: [
      [`${beforeItems}"`, 1],
      ['x', GB],
    ],
  },
  {
    name: '200,000 columns',
    message: /more than 16,384 columns/,
    content: [
      [head.trimEnd(), 1],
      [',x', 200_000],
      ['\n', 1],
    ],
  },
  {
    name: 'nesting of 200,000',
    message: /Brackets stand in brackets without end/,
    content: [
      [beforeItems, 1],
      ['[', 200_000],
    ],
  },
  {
    name: 'a quote that is never closed',
    message: /a quote is not closed/,
    content: [
      [head, 1],
      [`"${row}`, 1],
      [row.replaceAll('"', ''), Math.ceil(GB / row.length)],
    ],
  },
  {
    name: 'five million empty lines',
    message: /spaces or empty lines on end/,
    content: [
      [head, 1],
      ['\n', 5_000_000],
      [row, 1],
    ],
  },
];

/** Writes it as gzip. Members may follow each other (RFC 1952, 2.2), so that one of them is packed once and written often. */
export async function writeHostileFile(path: string, { content }: HostileFile): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const [text, times] of content) {
      const inMember = Math.min(times, Math.ceil((16 * MB) / text.length));
      const member = gzipSync(text.repeat(inMember));
      for (let left = times; left > 0; left -= inMember) {
        await file.write(left >= inMember ? member : gzipSync(text.repeat(left)));
      }
    }
  } finally {
    await file.close();
  }
}
