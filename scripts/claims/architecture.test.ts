import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houses } from '../rooms/houses.ts';
import { root } from '../steps.ts';
import { codeIn, readDocument, readRows } from './read-document.ts';

const architecture = readDocument('docs/architecture.md');

describe('docs/architecture.md', () => {
  it('has every room of both applications with its sentence', () => {
    const rows = readRows(architecture, 'room').map((row) => [row.get('room'), row.get('what it is for')]);
    const rooms = houses.flatMap((house) =>
      Object.entries(house.rooms).map(([name, { what }]) => [`\`${name}\``, what]),
    );
    expect(rows).toEqual(rooms);
  });

  it('names paths that are there, in its text and in its drawings', () => {
    const rooms = houses.flatMap(({ rooms: own }) => Object.keys(own)).join('|');
    const inDrawings = [...architecture.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, drawing = '']) => [
      ...drawing.matchAll(new RegExp(`(?<![\\w/])(?:${rooms})/[a-z][\\w/-]*\\w`, 'g')),
    ]);
    const inText = codeIn(architecture).filter((code) => new RegExp(`^(?:${rooms}|apps|packages|scripts)/`).test(code));
    const paths = [...inDrawings.map(([path]) => path), ...inText];
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

/** Whether there is such a file or folder, from the root or from the rooms of an application; `<call>` and `…` stand for any name. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, '');
  const folders = ['', ...houses.map(({ folder }) => folder)];
  return folders.some((folder) => globSync([pattern, `${pattern}.{ts,tsx}`], { cwd: join(root, folder) }).length > 0);
}
