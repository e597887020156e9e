import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, packagesOf } from '../release/lock.ts';
import { root } from '../steps.ts';

// SECURITY.md, "Dependencies" (Findings, security A22; issue 12, point 12).

type Kind = 'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies';
const kinds: readonly Kind[] = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifests = globSync(['package.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json'], {
  cwd: root,
});
const lock = read('package-lock.json') as Lock;

/** What a package.json asks for, as `name version`. */
const asked = (path: string): Array<{ kind: Kind; name: string; version: string }> => {
  const manifest = read(path) as Partial<Record<Kind, Record<string, string>>>;
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ kind, name, version })),
  );
};

describe.each(manifests)('the dependencies of %s', (path) => {
  it('are pinned: one exact version, or a package of this project', () => {
    const loose = asked(path).filter(({ name, version }) =>
      name.startsWith('@portico/') ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are those of the lock file', () => {
    const folder = path === 'package.json' ? '' : path.replace(/[/\\]package\.json$/, '').replaceAll('\\', '/');
    const locked = lock.packages[folder];
    expect(asked(path).filter(({ kind, name, version }) => locked?.[kind]?.[name] !== version)).toEqual([]);
  });
});

it('every package of the lock file, of whatever depth, has the hash of what was published', () => {
  // What comes within the archive of another package is part of what that one's hash is of.
  const published = [...packagesOf(lock)].filter(([, { inBundle }]) => inBundle !== true);
  const bare = published.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(bare.map(([path]) => path)).toEqual([]);
  expect(manifests.length).toBeGreaterThan(8);
});
