import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from './run-npm.ts';

/**
 * Installs what the lock file of a release names, with the mark by which `with-dependencies.mjs` knows that it is done. Why `install`
 * and not `ci` stands there.
 */
export async function installPackages(folder: string): Promise<void> {
  await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  const lock = await readFile(join(folder, 'package-lock.json'));
  await writeFile(join(folder, 'node_modules/.portico-installed'), createHash('sha256').update(lock).digest('hex'));
}
