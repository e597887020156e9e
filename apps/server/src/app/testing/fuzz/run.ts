import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run fuzz -w @portico/server [-- REQUESTS SEED]`: 100,000 generated requests to every call of the contract, on each engine, by the
 * test that sends a few in the gate.
 */
const [requests = '100000', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const args = ['run', '--project', 'server', 'apps/server/src/app/http/fuzz.test.ts'];
const env = { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed };
spawn('vitest', args, { cwd: root, env, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
