import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { debianProgram } from '../apps/server/src/testing/debian-program.ts';
import { root } from '../scripts/steps.ts';
import { say } from './drill-process.ts';

/**
 * `npm run drill:pooler`: the tests of the server's calls, with PgBouncer in transaction mode between them and PostgreSQL (issue 16, point 5).
 * It needs Debian's package pgbouncer. Fails where a test does.
 */
if (debianProgram('pgbouncer') === null) {
  say('Skipped: pgbouncer of Debian is needed (apt-get install), and is not here.');
} else {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const tests = spawn(process.execPath, [vitest, 'run', '--project', 'server', '/calls/', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_POOLER: 'yes' },
  });
  const [code] = (await once(tests, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
