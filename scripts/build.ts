import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyReleaseFiles } from './release/release-files.ts';
import { installPackages } from './release/install-packages.ts';
import { makeSbom } from './release/sbom.ts';
import { writeProductionPackages } from './release/production-packages.ts';
import { root } from './steps.ts';
import { buildWebAppsIfStale } from './web-app.ts';

/**
 * `npm run build`: makes `release/`, all that a hospital's machine of this kind needs: `npm run serve` in it installs and builds
 * nothing more.
 */
const folder = join(root, 'release');
// A release that is begun and not finished is none.
const unfinished = join(root, 'release.unfinished');

await buildWebAppsIfStale();
await rm(unfinished, { recursive: true, force: true });
await mkdir(unfinished);
await copyReleaseFiles(root, unfinished);
await writeProductionPackages(root, unfinished);
await writeFile(join(unfinished, 'sbom.cdx.json'), await makeSbom(unfinished));
console.log('Installing what production needs into release/ ...');
await installPackages(unfinished);
await rm(folder, { recursive: true, force: true });
await rename(unfinished, folder);
console.log('\nrelease/ is ready. Copy it to the machine, and start it there: npm run serve');
