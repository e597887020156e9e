import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../steps.ts';
import { productionPackagesOf, type Lock, packagesOf } from './lock.ts';
import { writeProductionPackages } from './production-packages.ts';
import { isLeftOut, isOfHospital } from './release-files.ts';
import { makeSbom } from './sbom.ts';

// Findings, security A22; issue 12, point 12.

interface Sbom {
  bomFormat: string;
  specVersion: string;
  components: ReadonlyArray<{ purl: string; hashes?: unknown }>;
}

const readLock = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock;

describe('a release (issue 12, point 12)', () => {
  let folder: string;
  let lock: Lock;
  let sbom: Sbom;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-release-'));
    lock = await readLock(root);
    await writeProductionPackages(root, folder);
    sbom = JSON.parse(await makeSbom(folder)) as Sbom;
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('installs every package that production needs, in the version and with the hash of the lock file, and no other', async () => {
    const released = packagesOf(await readLock(folder));
    expect([...released.keys()].toSorted()).toEqual([...productionPackagesOf(lock)].toSorted());
    for (const [path, entry] of released) expect(entry).toMatchObject(pick(lock.packages[path]));
  });

  it('has a bill of materials in CycloneDX that names each of them, and none that is for development alone', async () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    const named = sbom.components.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, '')));
    const foreign = named.filter((each) => !each.startsWith('@portico/'));
    const needed = [...packagesOf(await readLock(folder))].map(([path, { version }]) => `${nameAt(path)}@${version}`);
    expect(foreign.toSorted()).toEqual([...new Set(needed)].toSorted());
    for (const name of ['fastify', 'react', 'zod', '@node-rs/argon2', 'node']) {
      expect(foreign.some((each) => each.startsWith(`${name}@`))).toBe(true);
    }
    for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'knip', '@babel/core']) {
      expect(foreign.some((each) => each.startsWith(`${name}@`))).toBe(false);
    }
  });

  it.each([
    ['apps/server/src/main.ts', false],
    ['apps/web/dist/index.html', false],
    ['apps/staff/dist/index.html', false],
    ['apps/server/src/main.test.ts', true],
    ['apps/server/src/testing', true],
    ['packages/price-files/examples', true],
    ['packages/contract/node_modules', true],
  ])('holds what runs, and no tests: %s is left out: %s', (path, leftOut) => expect(isLeftOut(path)).toBe(leftOut));

  it('holds every sample of ops, as the history has them', async () => {
    const { stdout } = await promisify(execFile)('git', ['ls-files', 'ops'], { cwd: root });
    const samples = stdout.trim().split('\n');
    expect(samples).toContain('ops/compose.yaml');
    expect(samples.filter(isOfHospital)).toEqual([]);
  });

  // ops/compose.yaml has a hospital keep them there.
  it.each(['ops/portico.env', 'ops/database-password', 'ops/health-system.json', 'ops/brand/ours.png', 'ops/tls'])(
    'holds nothing that a hospital has beside the samples: %s',
    (path) => expect(isOfHospital(path)).toBe(true),
  );

  it.each(['ops', 'ops/bin', 'docs/operations.md', 'apps/server/src/main.ts'])('holds %s', (path) =>
    expect(isOfHospital(path)).toBe(false),
  );
});

const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const pick = (entry: Lock['packages'][string] | undefined) => ({
  version: entry?.version,
  integrity: entry?.integrity,
});
