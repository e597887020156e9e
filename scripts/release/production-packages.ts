import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runNpm } from './run-npm.ts';

/** The parts of a package.json that differ between the project and a release. */
interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What runs in production: the server and the packages that it stands on, and the web app, whose packages are in its files. */
const workspaces = ['packages/*', 'apps/*'];
const scripts = ['serve', 'portico'];

/**
 * Writes the package.json of the root and of every workspace of production into a folder, without dependencies for
 * development, and a lock file with what is left of the project's: the same versions with the same hashes. Nothing is asked of a
 * registry. `npm install --omit=dev` and `npm sbom --omit=dev` read the project's own lock otherwise than it is meant: a package that
 * one workspace runs and another one tests with counts as one for development.
 *
 * @throws when the lock file does not fit the package.json files.
 */
export async function writeProductionPackages(root: string, folder: string): Promise<void> {
  for await (const file of glob(['package.json', ...workspaces.map((each) => `${each}/package.json`)], { cwd: root })) {
    const manifest = JSON.parse(await readFile(join(root, file), 'utf8')) as Manifest;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${JSON.stringify(forProduction(manifest), null, 2)}\n`);
  }
  for (const file of ['package-lock.json', '.npmrc']) await cp(join(root, file), join(folder, file));
  await runNpm(['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

function forProduction({ devDependencies: _left, ...manifest }: Manifest): Manifest {
  if (manifest.workspaces === undefined) return manifest;
  const kept = Object.entries(manifest.scripts ?? {}).filter(([name]) => scripts.includes(name));
  return { ...manifest, workspaces, scripts: Object.fromEntries(kept) };
}
