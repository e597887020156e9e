import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStep, root, runStep } from './steps.ts';

const stampFile = join(root, 'apps/web/dist/.built-from');
const sources = [
  'apps/web/*.{html,ts,json}',
  'apps/web/{src,public,build}/**/*',
  'packages/*/src/**/*',
  'package-lock.json',
];
/** The build writes these itself. */
const exclude = ['apps/web/src/**/locales/en.po'];

/** Whether this is a release, which has the built web app without its sources. */
export function isRelease(): boolean {
  return !existsSync(join(root, 'apps/web/src'));
}

/** Builds the web app unless what stands in `dist` was built from these very files. Throws when the build fails. */
export async function buildWebAppIfStale(): Promise<void> {
  const wanted = digestOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!existsSync(join(root, 'node_modules/vite'))) {
    throw new Error('The web app is older than its sources, and what builds it is not installed. Run: npm run build');
  }
  if (!(await runStep(buildStep))) throw new Error('The web app could not be built. Read the message above.');
  writeFileSync(stampFile, wanted);
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  const found = globSync(sources, { cwd: root, exclude, withFileTypes: true });
  for (const entry of found.toSorted((a, b) => path(a).localeCompare(path(b)))) {
    if (entry.isFile()) hash.update(path(entry)).update(readFileSync(path(entry)));
  }
  return hash.digest('hex');
}

function path(entry: { parentPath: string; name: string }): string {
  return join(entry.parentPath, entry.name);
}
