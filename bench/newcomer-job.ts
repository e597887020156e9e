import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { say } from './drill-process.ts';

/**
 * Within what newcomer-drill.ts lays over the system, without a network: types the commands of a file, beside the mail server that they name, and looks at what came of them.
 * Leaves with 1 where something is missing.
 */
const MAIL_PORT = 2525;
const HOST = 'portal.example.org';
const metrics = ['http://127.0.0.1:9464/metrics', 'http://127.0.0.1:9465/metrics'];
/** Of the sample health system. */
const [NAME, PRIMARY] = ['Example Health', '#7a1f3d'];

await run('ip', ['link', 'set', 'lo', 'up']);
const mail = await startMailServer(true, MAIL_PORT);
await run('bash', ['-e', process.argv[2] ?? '']);

const ca = await readFile('/etc/portico/tls/ca.pem', 'utf8');
const before = await Promise.all(metrics.map(pagesServed));
const [home, colours] = [await get('/'), await get('/portico-brand.css')];
for (let page = 0; page < 9; page += 1) await get('/');
const after = await Promise.all(metrics.map(pagesServed));

const served = after.map((count, at) => count - (before[at] ?? 0));
say(`${mail.came.length} mail, pages of the two servers: ${served.join(' and ')}`);
expectThat(home.includes(NAME), 'the page has the name of the hospital');
expectThat(colours.includes(PRIMARY), 'the page has the colours of the brand');
expectThat(/url\([^)]*\.svg/.test(colours), 'the page has the logo');
expectThat(
  served.every((count) => count > 0),
  'the page comes from both servers',
);
expectThat(mail.came.length === 1, 'the mail came');
process.exit();

function expectThat(holds: boolean, what: string): void {
  if (holds) return;
  say(`It is not so that ${what}.`);
  process.exit(1);
}

async function run(program: string, args: readonly string[]): Promise<void> {
  // The servers that the commands leave running keep what they write to.
  const running = spawn(program, args, { stdio: 'inherit' });
  const [code] = (await once(running, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

/** A page of the portal, by the proxy. */
async function get(path: string): Promise<string> {
  const asked = request({ host: '127.0.0.1', servername: HOST, headers: { Host: HOST }, path, ca, agent: false });
  asked.end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  expectThat(reply.statusCode === 200, `${path} answers with 200 (${reply.statusCode})`);
  return text(reply);
}

/** How many requests for pages a server has answered, by its own count. */
async function pagesServed(address: string): Promise<number> {
  const counted = await (await fetch(address)).text();
  return [...counted.matchAll(/^portico_http_request_seconds_count\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
