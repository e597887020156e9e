import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';

/** The text of a file of the project. */
export function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * The rows of the tables of a Markdown text, each a record of its cells by the table's header.
 *
 * @param firstHeader the header of the first column: other tables are left out.
 */
export function readRows(markdown: string, firstHeader: string): ReadonlyArray<ReadonlyMap<string, string>> {
  const rows: Array<ReadonlyMap<string, string>> = [];
  let headers: readonly string[] | null = null;
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (cells === null) headers = null;
    else if (headers === null) headers = cells;
    else if (headers[0] === firstHeader && !isRule(cells)) {
      rows.push(new Map(headers.map((header, index) => [header, cells[index] ?? ''])));
    }
  }
  return rows;
}

/** What stands between backticks. */
export function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

function cellsOf(line: string): string[] | null {
  const inner = /^\|(.*)\|$/.exec(line.trim())?.[1];
  return inner === undefined ? null : inner.split('|').map((cell) => cell.trim());
}

const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));
