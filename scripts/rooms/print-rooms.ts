import { join } from 'node:path';
import { houses } from './houses.ts';
import { readPlan } from './read-imports.ts';
import { type House, circlesOf, errorsOfTable, roomOf } from './rooms.ts';

/** Prints the rooms of each application with the arrows between them, and fails where one breaks the table. */
const root = join(import.meta.dirname, '..', '..');
const errors = houses.flatMap(printHouse);
for (const error of errors) console.error(error);
process.exit(errors.length === 0 ? 0 : 1);

function printHouse(house: House): readonly string[] {
  const { files, arrows, errors: ofImports } = readPlan(house, root);
  const names = Object.keys(house.rooms);
  const floorOf = (room: string): number => names.indexOf(room);
  console.log(`${house.folder}: ${names.length} rooms, ${files.length} files`);
  for (const name of names) {
    const used = Map.groupBy(
      arrows.filter(({ from }) => from === name),
      ({ to }) => to,
    );
    const list = [...used].map(([to, { length }]) => `${to} (${length})`);
    console.log(`  ${name.padEnd(20)} ${list.length === 0 ? '–' : `→ ${list.join(', ')}`}`);
  }
  const circles = circlesOf(arrows);
  const upward = arrows.filter(({ from, to }) => floorOf(to) <= floorOf(from));
  const between = new Set(arrows.map(({ from, to }) => `${from} ${to}`)).size;
  console.log(`  ${between} arrows, ${circles.length} circles, ${upward.length} imports against the direction\n`);
  const empty = names.filter((name) => !files.some((file) => roomOf(file) === name));
  return [
    ...errorsOfTable(house),
    ...empty.map((name) => `${house.folder}: "${name}" has a row and no files.`),
    ...circles.map((circle) => `${house.folder}: a circle of ${circle.join(', ')}.`),
    ...ofImports,
  ];
}
