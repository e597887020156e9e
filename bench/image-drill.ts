import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type EstimateModel, getEstimateDetails } from '@portico/contract';
import { demonstrationPriceFiles, writeDemonstrationPriceFiles } from '../apps/server/src/demo/price-files/index.ts';
import { debianProgram } from '../apps/server/src/testing/debian-program.ts';
import { hospitalEnvironment } from '../apps/server/src/testing/hospital-environment.ts';
import { freePort, startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { root } from '../scripts/steps.ts';
import { say } from './drill-process.ts';
import { openGuest, urlOf } from './guest.ts';

/**
 * `npm run drill:image`: the image of `release/` is made by ops/Dockerfile and run as ops/compose.yaml runs it: not as root, with nothing to
 * write to but its data, without capabilities. A price file is brought in by a command within, and a guest makes an estimate (issue 16,
 * point 2). It needs Debian's podman, with what it runs containers by, and `release/` (npm run build). Fails where any of it does.
 */
const IMAGE = 'portico-drill';
const NAME = `portico-drill-${process.pid}`;
const SITE = 'alder-main';
/** In milliseconds. */
const MAY_TAKE_TO_START = 60_000;

const podman = debianProgram('podman');
if (podman === null) {
  say('Skipped: podman of Debian is needed (apt-get install podman), and is not here.');
} else if (!existsSync(join(root, 'release'))) {
  say('There is no release/ to make an image of: run `npm run build` first.');
  process.exitCode = 1;
} else {
  process.exitCode = (await drill(podman)) ? 0 : 1;
}

async function drill(program: string): Promise<boolean> {
  const ask = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(program, args, { cwd: root, maxBuffer: 2 ** 24 })).stdout.trim();
  const failsTo = (...command: readonly string[]): Promise<boolean> =>
    ask('exec', NAME, ...command).then(
      () => false,
      () => true,
    );
  const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

  const building = performance.now();
  await ask('build', '--format=docker', '--file=ops/Dockerfile', `--tag=${IMAGE}`, '.');
  const bytes = Number(await ask('image', 'inspect', '--format={{.Size}}', IMAGE));
  say(`built in ${seconds(building)} s: ${(bytes / 1e6).toFixed(0)} MB`);

  const folder = await mkdtemp(join(tmpdir(), 'portico-image-'));
  const postgresql = await startPostgresql(`${folder}-postgresql`);
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { PORTICO_CONFIG: config = '', PORTICO_DATA: _, ...settings } = await hospitalEnvironment(folder);
    await writeDemonstrationPriceFiles(folder);
    const prices = demonstrationPriceFiles(folder).find(({ locationId }) => locationId === SITE)?.path ?? '';
    const env = {
      ...settings,
      PORT: String(port),
      DATABASE_EMBEDDED: '',
      DATABASE_URL: `${postgresql.url}/postgres`,
      PORTICO_CONFIG: '/etc/portico/health-system.json',
    };
    const starting = performance.now();
    await ask(
      'run',
      '--detach',
      `--name=${NAME}`,
      '--network=host',
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=all',
      '--security-opt=no-new-privileges',
      `--volume=${config}:/etc/portico/health-system.json:ro`,
      `--volume=${prices}:/prices.json:ro`,
      ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
      IMAGE,
    );
    while ((await fetch(`${url}/readyz`).catch(() => null))?.ok !== true) {
      if (performance.now() - starting > MAY_TAKE_TO_START) {
        say(`It did not serve in time. It said:\n${await ask('logs', NAME)}`);
        return false;
      }
      await wait(100);
    }
    say(`ready after ${seconds(starting)} s`);

    const who = await ask('exec', NAME, 'id');
    const isHealthy = await ask('healthcheck', 'run', NAME).then(
      () => true,
      () => false,
    );
    const isSealed =
      (await failsTo('touch', '/opt/portico/package.json')) && (await failsTo('touch', '/etc/portico/more'));
    const writesData = !(await failsTo('touch', '/var/lib/portico/of-the-drill'));
    say(
      `${who}; its health check ${isHealthy ? 'passes' : 'FAILS'}; ${isSealed ? 'read-only' : 'NOT READ-ONLY'}, its data ${writesData ? 'can' : 'CANNOT'} be written`,
    );

    await ask('exec', NAME, 'portico', 'prices', 'import', '/prices.json', '--location', SITE, '--as', 'lena.fischer');
    const { headers, token } = await openGuest(url, 'bay');
    const query = { svcArea: 'bay', location: SITE, template: 'mri-knee', token };
    const reply = await fetch(urlOf(url, getEstimateDetails, query), { headers });
    const { Estimate } = (await reply.json()) as EstimateModel;
    const amount = Estimate?.SelfPayAmount ?? '';
    say(`a guest's estimate of an MRI of the knee: ${reply.status}, ${amount}`);

    const stopping = performance.now();
    await ask('stop', '--time=40', NAME);
    const code = await ask('inspect', '--format={{.State.ExitCode}}', NAME);
    say(`stopped in ${seconds(stopping)} s, with ${code}`);
    const isNotRoot = who.startsWith('uid=10001(portico) gid=10001(portico)');
    return isNotRoot && isHealthy && isSealed && writesData && /^\$[1-9]/.test(amount) && code === '0';
  } finally {
    await ask('rm', '--force', '--volumes', NAME).catch(() => undefined);
    await ask('rmi', '--force', IMAGE).catch(() => undefined);
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
