import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../scripts/steps.ts';
import { say } from './drill-process.ts';
import { readGuide } from './newcomer-guide.ts';

/**
 * `npm run drill:newcomer`: types what docs/operations.md says under "From nothing to two servers", word for word, in a fresh clone of what is committed. Fails where a command
 * fails, the page does not come from both servers with the brand, no mail arrives, or it takes ten minutes (issue 16, "What proves it"). It takes root and Debian's packages that the
 * guide names. The commands see folders of the system that vanish with the drill, and after the build no network but their own loopback: nothing of the machine changes.
 */
const MAY_TAKE_MINUTES = 10;
/** Where the guide, and what Debian's packages start, write. */
const written = ['/etc', '/opt', '/run', '/var'];

const guide = await readGuide(root);
const missing = guide.packages.filter((name) => !isInstalled(name));
if (missing.length > 0)
  say(`Skipped: this machine has no ${missing.join(', ')} (apt-get install ${missing.join(' ')}).`);
else if (!mayLayOver()) say('Skipped: it takes root on Linux, and the right to lay folders over those of the system.');
else {
  const folder = await mkdtemp(join(tmpdir(), 'portico-newcomer-'));
  try {
    if (!(await drill(folder))) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function drill(folder: string): Promise<boolean> {
  const clone = join(folder, 'portico');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const [build, goLive] = [join(folder, 'build.sh'), join(folder, 'go-live.sh')];
  await Promise.all([writeFile(build, guide.build), writeFile(goLive, guide.goLive)]);
  const job = fileURLToPath(new URL('newcomer-job.ts', import.meta.url));
  const commands = `
    set -e
    mkdir ${folder}/over
    mount -t tmpfs tmpfs ${folder}/over
    for each in ${written.join(' ')}; do
      mkdir -p ${folder}/over/upper$each ${folder}/over/work$each
      mount -t overlay overlay -o lowerdir=$each,upperdir=${folder}/over/upper$each,workdir=${folder}/over/work$each $each
    done
    # A machine by itself: nobody else starts its services, and its database is as Debian's package makes it.
    rm -rf /run/systemd/system /run/postgresql
    version=$(ls /usr/lib/postgresql | sort -n | tail -1)
    rm -rf /etc/postgresql/$version/main /var/lib/postgresql/$version/main
    pg_createcluster $version main
    cd ${clone}
    bash -e ${build}
    exec unshare --net ${process.execPath} ${job} ${goLive}`;
  const began = performance.now();
  const inside = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'bash', '-c', commands];
  const running = spawn('unshare', inside, { stdio: 'inherit', env: environmentOfNewcomer() });
  const [code] = (await once(running, 'exit')) as [number | null];
  const minutes = (performance.now() - began) / 60_000;
  if (code !== 0) {
    say(`The guide does not hold: it ended with ${code} after ${minutes.toFixed(1)} minutes.`);
    return false;
  }
  say(`Live on two servers after ${minutes.toFixed(1)} minutes.`);
  return minutes < MAY_TAKE_MINUTES;
}

/** Nothing of this project is set, and its own programs are not found. */
function environmentOfNewcomer(): NodeJS.ProcessEnv {
  const { HOME, PATH = '' } = process.env;
  const others = PATH.split(':').filter((each) => !each.startsWith(root));
  return { HOME, PATH: others.join(':'), LANG: 'C.UTF-8' };
}

function isInstalled(name: string): boolean {
  const asked = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], { encoding: 'utf8' });
  return asked.stdout === 'installed';
}

function mayLayOver(): boolean {
  return spawnSync('unshare', ['--mount', '--pid', '--fork', '--net', 'true']).status === 0;
}
