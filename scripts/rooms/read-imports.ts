import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Arrow, type House, errorOfImport, isForTests, roomOf, UNREADABLE } from './rooms.ts';

/** What the imports of a house's production code come to. */
export interface Plan {
  readonly files: readonly string[];
  /** One for each import that crosses a wall. */
  readonly arrows: readonly Arrow[];
  /** Imports that the table does not allow, each as `file: what is wrong`. */
  readonly errors: readonly string[];
}

/** As the formatter lays imports out: on one line, or with `} from` on the last. */
const importForm = /^(?:import |(?:import|export) [^'\n]*\bfrom |\} from )'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm;

// But for what the web app's build has made, which is marked as built.
/** An import whose path is made while the program runs. */
const unreadableForm = /\bimport\((?!\s*(?:'|\/\* built \*\/))/;

/**
 * Reads every import of a house's production code.
 *
 * @param root of the repository.
 */
export function readPlan(house: House, root: string): Plan {
  const folder = join(root, house.folder);
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !isForTests(path) && !path.endsWith('.d.ts'))
    .toSorted();
  const sources = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const unreadable = sources.filter(({ text }) => unreadableForm.test(text));
  const imports = sources.flatMap(({ file, text }) =>
    [...text.matchAll(importForm)].map(([, atTop, within]) => {
      const specifier = atTop ?? within ?? '';
      return { file, specifier, target: targetOf(file, specifier) };
    }),
  );
  return {
    files,
    arrows: imports.flatMap(({ file, specifier, target }) => {
      if (target === null || target.startsWith('..') || roomOf(target) === roomOf(file)) return [];
      return [{ file, from: roomOf(file), to: roomOf(target), specifier }];
    }),
    errors: [
      ...unreadable.map(({ file }) => `${house.folder}/${file}: ${UNREADABLE}`),
      ...imports.flatMap(({ file, specifier, target }) => {
        const error = errorOfImport(house, file, specifier, target);
        return error === null ? [] : [`${house.folder}/${file}: ${error}`];
      }),
    ],
  };
}

/** The file that a relative import names, both from the house's folder; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return relative('.', join(dirname(file), specifier))
    .split(sep)
    .join('/');
}
