// Runs one of the project's TypeScript programs: `node scripts/with-dependencies.mjs [--production] [--NODE-OPTION ...] FILE [ARG ...]`.
// Plain JavaScript for any Node from 20, since it is what runs before anything is installed. It installs what the lock
// file names when that has changed, then hands over to the project's own Node, which runs TypeScript as it stands. With
// `--production`, and a web app that is built, nothing is installed that is for development alone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.portico-installed');
const windows = process.platform === 'win32';

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

const [first, ...others] = process.argv.slice(2);
const isProduction = first === '--production';
const given = isProduction ? others : [first, ...others];
const needsDevelopment = !isProduction || !existsSync(join(root, 'apps/web/dist/index.html'));
const mark = needsDevelopment ? wanted : `${wanted} production`;

// What is installed for development serves production as well.
if (installed !== mark && installed !== wanted) {
  console.log(
    needsDevelopment
      ? 'Installing what the project needs (the first time takes a minute or two) ...'
      : 'Installing what production needs ...',
  );
  if (isProduction && needsDevelopment) {
    console.log(
      'The web app is not built yet: what builds it is installed as well. `npm run build` makes a release without it.',
    );
  }
  const omit = needsDevelopment ? [] : ['--omit=dev'];
  // `install` and not `ci`: the lock names optional binaries of other platforms only where the registry had them, and `ci`
  // would refuse that. `--no-save` leaves the lock as it is. Some packages want a newer Node than the one that installs
  // them: it is the project's own that runs them.
  const install = spawnSync('npm', ['install', ...omit, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (install.status !== 0) {
    console.error('npm could not install the packages. Read its message above, then run the same command again.');
    process.exit(1);
  }
  writeFileSync(stamp, mark);
}

const ownNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
const programAt = given.findIndex((word) => !word.startsWith('--'));
const options = given.slice(0, programAt);
const [program, ...args] = given.slice(programAt);
const run = spawn(existsSync(ownNode) ? ownNode : process.execPath, [...options, join(root, program), ...args], {
  stdio: 'inherit',
  // Memory of which little is free in each of many pools of the C library is not given back.
  env: {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: [join(modules, '.bin'), process.env.PATH].join(windows ? ';' : ':'),
  },
});
// A stop is the program's to carry out in its own order; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => process.exit(code ?? 1));
