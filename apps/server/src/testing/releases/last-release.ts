import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Tables } from './describe-tables.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');
const run = promisify(execFile);

/** What a release leaves in `releases/`, written by `npm run release`. */
export interface Release {
  readonly version: string;
  readonly tables: Tables;
  /** The names of all its environment variables. */
  readonly variables: readonly string[];
  /** A health system's file as it takes it: the demonstration's. */
  readonly healthSystemFile: string;
  /** The commit that is the release; null where this is no clone with its history, or the release is not committed yet. */
  readonly commit: string | null;
}

/** The last release. */
export async function readLastRelease(): Promise<Release> {
  const folder = join(root, 'releases');
  const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
  const version = readdirSync(folder).toSorted(byNumber).at(-1) ?? '';
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, version, name), 'utf8'));
  return {
    version,
    tables: read('tables.json') as Tables,
    variables: read('variables.json') as string[],
    healthSystemFile: join(folder, version, 'health-system.json'),
    commit: await commitOf(`releases/${version}/tables.json`),
  };
}

/** The commit of a release is the one that added what it leaves. */
async function commitOf(file: string): Promise<string | null> {
  const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) !== 'false') return null;
    return (await git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)) || null;
  } catch {
    return null;
  }
}

/**
 * Lays out the server of a release as it was, in a new folder: its own code and packages of ours, with the packages of others that are
 * installed here.
 */
export async function unpackServer(
  commit: string,
  folder: string,
  paths: readonly string[] = ['apps/server', 'packages'],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', `--output=${archive}`, commit, ...paths], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkPackages(folder);
}

/** Others' packages by links to those that are installed here, ours by links to those in the folder. */
export async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@portico'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@portico') await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(modules, '@portico', name));
  }
  for (const workspace of ['apps/server', 'apps/web']) {
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, workspace)))
      await symlink(own, join(folder, workspace, 'node_modules'));
  }
}
