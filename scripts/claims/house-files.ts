import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serverHouse } from '../../apps/server/rooms.ts';
import { webHouse } from '../../apps/web/rooms.ts';
import { root } from '../steps.ts';

/** The files of the project, as a check of a document sees them. */
export interface HouseFiles {
  /** The paths from the root that a path of a document can mean: from the root, or from the rooms of the portal's two applications. */
  find(path: string): readonly string[];
  isFolder(path: string): boolean;
  read(path: string): string;
  /** All paths of a pattern. */
  glob(pattern: string): readonly string[];
}

export const houseFiles: HouseFiles = {
  find: (path) =>
    ['', ...[serverHouse, webHouse].map(({ folder }) => `${folder}/`)]
      .map((folder) => `${folder}${path}`)
      .filter((each) => existsSync(join(root, each))),
  isFolder: (path) => statSync(join(root, path)).isDirectory(),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  glob: (pattern) => globSync(pattern, { cwd: root }).toSorted(),
};
