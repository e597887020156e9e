import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrateToLatest } from '../apps/server/src/platform/db/migrate.ts';
import { environmentVariables } from '../apps/server/src/platform/settings/environment-variables.ts';
import { describeTables } from '../apps/server/src/testing/releases/describe-tables.ts';
import { setVersion } from './release/set-version.ts';
import { root } from './steps.ts';

/**
 * `npm run release -- 0.2.0`: makes a release of what stands here, to be committed. It gives every package its version, closes the
 * CHANGELOG's list of what is not released, and leaves in `releases/` what the next ones are held to (docs/decisions/0178).
 */
const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Say which version: npm run release -- 0.2.0');
  process.exit(2);
}

await setVersion(root, version, new Date().toISOString().slice(0, 10));

const folder = join(root, 'releases', version);
await mkdir(folder, { recursive: true });
const write = (name: string, content: unknown): Promise<void> =>
  writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);

const data = await mkdtemp(join(tmpdir(), 'portico-release-'));
const database = await openDatabase({ dataFolder: data });
await migrateToLatest(database);
await write('tables.json', await describeTables(database));
await database.close();
await rm(data, { recursive: true });

await write('variables.json', Object.keys(environmentVariables.shape).toSorted());
await cp(join(root, 'apps/server/src/demo/health-system.json'), join(folder, 'health-system.json'));
console.log(
  `Release ${version} is written. Look at it, run npm test, commit it, and tag that commit: git tag v${version}`,
);
