import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** What a release holds beside the package.json files, the lock file and the packages. */
const kept = [
  'apps/server/src',
  'apps/web/dist',
  'apps/staff/dist',
  'packages',
  'scripts/serve.ts',
  'scripts/steps.ts',
  'scripts/web-app.ts',
  'scripts/with-dependencies.mjs',
  'docs',
  'ops',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
];

/** Whether a file or folder is for tests or for the build alone. */
export function isLeftOut(path: string): boolean {
  return /\.test\.tsx?$|[/\\](testing|examples|__snapshots__|node_modules)$|[/\\](tsconfig\.json|package\.json|\.built-from)$/.test(
    path,
  );
}

/** Copies the files of a release into its folder. */
export async function copyReleaseFiles(root: string, folder: string): Promise<void> {
  for (const path of kept) {
    await cp(join(root, path), join(folder, path), { recursive: true, filter: (from) => !isLeftOut(from) });
  }
}
