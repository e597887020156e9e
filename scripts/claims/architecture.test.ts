import { describe, expect, it } from 'vitest';
import { houses } from '../rooms/houses.ts';
import { isInTheHouse, roomNames } from './path-in-text.ts';
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
    const rooms = roomNames.join('|');
    const inDrawings = [...architecture.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, drawing = '']) => [
      ...drawing.matchAll(new RegExp(`(?<![\\w/])(?:${rooms})/[a-z][\\w/-]*\\w`, 'g')),
    ]);
    const inText = codeIn(architecture).filter((code) => new RegExp(`^(?:${rooms}|apps|packages|scripts)/`).test(code));
    const paths = [...inDrawings.map(([path]) => path), ...inText];
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !isInTheHouse(path))).toEqual([]);
  });
});
