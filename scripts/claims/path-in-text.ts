import { globSync } from 'node:fs';
import { join } from 'node:path';
import { houses } from '../rooms/houses.ts';
import { root } from '../steps.ts';

/** The rooms of both applications. */
export const roomNames = houses.flatMap(({ rooms }) => Object.keys(rooms));

/** Whether there is such a file or folder, from the root or from the rooms of an application; `<call>` and `…` stand for any name. */
export function isInTheHouse(path: string): boolean {
  const pattern = path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, '');
  const folders = ['', ...houses.map(({ folder }) => folder)];
  return folders.some((folder) => globSync([pattern, `${pattern}.{ts,tsx}`], { cwd: join(root, folder) }).length > 0);
}
