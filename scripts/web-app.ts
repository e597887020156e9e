import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps, root, runStep } from './steps.ts';

/** What an app is built from: its own files, the packages, and the build of the portal's, by whose rules both are built. */
const sourcesOf = (folder: string): string[] => [
  `${folder}/*.{html,ts,json}`,
  `${folder}/{src,public}/**/*`,
  'apps/web/build/**/*',
  'packages/*/src/**/*',
  'package-lock.json',
];
/** The build writes these itself. */
const exclude = ['apps/*/src/**/locales/en.po'];

/** Whether this is a release, which has the built apps without their sources. */
export function isRelease(): boolean {
  return !existsSync(join(root, 'apps/web/src'));
}

/** Builds each app unless what stands in its `dist` was built from these very files. Throws when a build fails. */
export async function buildWebAppsIfStale(): Promise<void> {
  for (const step of buildSteps) {
    const stampFile = join(root, step.folder, 'dist/.built-from');
    const wanted = digestOf(sourcesOf(step.folder));
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) continue;
    if (!existsSync(join(root, 'node_modules/vite'))) {
      throw new Error('The web app is older than its sources, and what builds it is not installed. Run: npm run build');
    }
    if (!(await runStep(step))) throw new Error('The web app could not be built. Read the message above.');
    writeFileSync(stampFile, wanted);
  }
}

function digestOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const found = globSync([...sources], { cwd: root, exclude, withFileTypes: true });
  for (const entry of found.toSorted((a, b) => path(a).localeCompare(path(b)))) {
    if (entry.isFile()) hash.update(path(entry)).update(readFileSync(path(entry)));
  }
  return hash.digest('hex');
}

function path(entry: { parentPath: string; name: string }): string {
  return join(entry.parentPath, entry.name);
}
