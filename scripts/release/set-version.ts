import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const UNRELEASED = '## [Unreleased]';

/**
 * Gives every package.json, the lock file and the Helm chart a version, and closes the CHANGELOG's list of what is not released.
 *
 * @param day ISO date of the release.
 * @throws when the CHANGELOG has no such list, or has the version already.
 */
export async function setVersion(root: string, version: string, day: string): Promise<void> {
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  await writeFile(join(root, 'CHANGELOG.md'), closeUnreleased(changelog, version, day));
  for await (const file of glob(['package.json', '{apps,packages}/*/package.json', '{bench,e2e}/package.json'], {
    cwd: root,
  })) {
    await edit(join(root, file), (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  }
  await edit(join(root, 'package-lock.json'), (text) => lockWith(text, version));
  await edit(join(root, 'ops/helm/portico/Chart.yaml'), (text) =>
    text.replace(/^(version|appVersion): .*$/gm, `$1: ${version}`),
  );
  await edit(join(root, 'ops/helm/portico/values.yaml'), (text) =>
    text.replace(/^image: portico:.*$/m, `image: portico:${version}`),
  );
}

/** The CHANGELOG with a heading of the version in place of that of what is not released, which begins anew above it. */
function closeUnreleased(changelog: string, version: string, day: string): string {
  if (!changelog.includes(`${UNRELEASED}\n`)) throw new Error(`CHANGELOG.md has no "${UNRELEASED}".`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already.`);
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${day}`);
}

/** The lock file has the project and each of its workspaces by their own folder. */
function lockWith(text: string, version: string): string {
  const lock = JSON.parse(text) as { version?: string; packages: Record<string, { version?: string }> };
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules') && entry.version !== undefined) entry.version = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
