import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../app/http/logging.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { makeDataFolder } from '../testing/databases.ts';
import { reloading } from './reload-settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

const demonstration = new URL('../demo/health-system.json', import.meta.url);

/** A reply with the hospital's name, of no call whose number is limited. */
const NAMED = '/app.en.webmanifest';

// Issue 16, point 6: reload without a restart; decision 209.
describe('settings that change while the server runs', () => {
  let folder: string;
  let removeData: () => Promise<void>;
  let server: RunningServer;
  let reload: () => Promise<boolean>;
  const lines: string[] = [];

  async function write(own: object): Promise<void> {
    const file = JSON.parse(await readFile(demonstration, 'utf8')) as object;
    await writeFile(join(folder, 'portico.json'), JSON.stringify({ ...file, webConfigurationFile: undefined, ...own }));
  }
  const told = (): Array<Record<string, unknown>> => lines.splice(0).map((line) => JSON.parse(line));
  const nameNow = async (): Promise<string> => JSON.parse(await (await fetch(`${server.url}${NAMED}`)).text()).name;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-reload-'));
    const data = await makeDataFolder();
    removeData = () => data.remove();
    await write({ name: 'First Hospital' });
    const env = { PORT: '0', PORTICO_DATA: data.path, PORTICO_CONFIG: join(folder, 'portico.json') };
    const settings = await readSettings('test', env);
    server = await startServer(settings);
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    reload = reloading(settings, env, (next) => server.reload(next), log);
  });
  afterAll(async () => {
    await server.close();
    await removeData();
    await rm(folder, { recursive: true });
  });

  it('are checked whole before anything changes: a broken file is refused with its errors, and those from before stay', async () => {
    await write({ name: '', phones: { helpdesk: '555' } });
    expect(await reload()).toBe(false);
    expect(told()).toMatchObject([
      {
        kind: 'settings',
        msg: 'settings not taken: those from before stay',
        errors: [expect.stringContaining('name: '), expect.stringContaining('phones.helpdesk: must be written as')],
      },
    ]);
    expect(await nameNow()).toBe('First Hospital');
  });

  it('are taken under load: no request is lost, nor one that was on its way', async () => {
    const port = Number(new URL(server.url).port);
    const slow = connect(port, '127.0.0.1');
    await once(slow, 'connect');
    // Its head is here before the change, the end of it after.
    slow.write(`GET ${NAMED} HTTP/1.1\r\nhost: localhost\r\n`);

    const leaving = new AbortController();
    const seen: string[] = [];
    const visitors = Array.from({ length: 6 }, async () => {
      while (!leaving.signal.aborted) {
        const reply = await fetch(`${server.url}${NAMED}`);
        seen.push(reply.status === 200 ? JSON.parse(await reply.text()).name : String(reply.status));
      }
    });
    const names = ['Second Hospital', 'Third Hospital', 'Fourth Hospital'];
    for (const name of names) {
      await write({ name });
      expect(await reload()).toBe(true);
      expect(await nameNow()).toBe(name);
    }
    leaving.abort();
    await Promise.all(visitors);
    expect(told().filter(({ msg }) => msg === 'settings taken')).toMatchObject(
      names.map(() => ({ changed: ['name'] })),
    );
    // Each of them was there, in this order, and nothing else.
    expect([...new Set(seen)]).toEqual(['First Hospital', ...names]);

    const answered = once(slow, 'data');
    slow.write('connection: close\r\n\r\n');
    const [reply] = await answered;
    expect(String(reply)).toMatch(/^HTTP\/1\.1 200 OK/);
    slow.destroy();
  });
});
