import {
  STAFF_SESSION_PATH,
  STAFF_TOKEN_HEADER,
  type StaffCallName,
  staffCallPath,
  type StaffReply,
} from '@portico/staff-contract';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../adapters/clock-system.ts';
import { createLogger } from '../app/http/logging.ts';
import { messagesOf, ourTemplatesOf } from '../documents/messages/messages-of.ts';
import { openDatabase } from '../platform/db/database.ts';
import { readSettings } from '../platform/settings/settings.ts';
import type { StaffAppSettings } from '../platform/settings/staff-app.ts';
import { staffAppSettings } from '../providers/identity/staff-realm.ts';
import { insertTermsAct } from '../platform/terms/queries.ts';
import { beginStaffSession } from '../staff-app/sign-in/sessions.ts';
import { makeDataFolder } from '../testing/databases.ts';
import { reloading } from './reload-settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

const demonstration = new URL('../demo/health-system.json', import.meta.url);

/** What staff have published before the server starts. */
const publishedTerms = { version: '2126-01-01', paragraphs: [{ en: 'Be kind.', es: 'Sea amable.' }] };
const otherWords = [{ en: 'Be quick.', es: 'Sea rápido.' }];

/** A reply with the hospital's name, of no call whose number is limited. */
const NAMED = '/app.en.webmanifest';

// Issue 16, point 6: reload without a restart; decision 209.
describe('settings that change while the server runs', () => {
  let folder: string;
  let removeData: () => Promise<void>;
  let server: RunningServer;
  let reload: () => Promise<boolean>;
  let env: NodeJS.ProcessEnv;
  let staff: StaffAppSettings;
  let cookie: string;
  const lines: string[] = [];
  /** What the server itself says, of terms of the settings alone. */
  const ofTerms: Array<Record<string, unknown>> = [];

  async function write(own: object): Promise<void> {
    const file = JSON.parse(await readFile(demonstration, 'utf8')) as object;
    await writeFile(
      join(folder, 'portico.json'),
      JSON.stringify({ ...file, webConfigurationFile: undefined, staff: fileOf(staff), ...own }),
    );
  }
  const told = (): Array<Record<string, unknown>> => lines.splice(0).map((line) => JSON.parse(line));
  const nameNow = async (): Promise<string> => JSON.parse(await (await fetch(`${server.url}${NAMED}`)).text()).name;

  const askStaffApp = async <Name extends StaffCallName>(name: Name, input: object): Promise<StaffReply<Name>> => {
    const at = `http://127.0.0.1:${staff.listen.port}`;
    const { session } = await (await fetch(`${at}${STAFF_SESSION_PATH}`, { headers: { cookie } })).json();
    const reply = await fetch(`${at}${staffCallPath(name)}`, {
      method: 'POST',
      headers: {
        cookie,
        origin: staff.publicUrl,
        'content-type': 'application/json',
        [STAFF_TOKEN_HEADER]: session.antiForgeryToken,
      },
      body: JSON.stringify(input),
    });
    expect(reply.status).toBe(200);
    return reply.json();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-reload-'));
    const data = await makeDataFolder();
    removeData = () => data.remove();
    const port = await freePort();
    staff = staffAppSettings('http://localhost:1', {
      publicUrl: `http://localhost:${port}`,
      listen: { host: '127.0.0.1', port },
    });
    const before = await openDatabase({ dataFolder: data.path });
    const who = { subject: 'priya', name: 'Priya Nair', roles: ['operations'], browser: '' } as const;
    cookie = `portico-staff-session=${await beginStaffSession(who, { database: before, clock: systemClock, staff })}`;
    await insertTermsAct(before.db, {
      kind: 'account',
      act: 'publish',
      withdraws: null,
      version: publishedTerms.version,
      paragraphs: JSON.stringify(publishedTerms.paragraphs),
      applies_from: new Date('2126-01-01T08:00:00Z'),
      reason: 'ticket 4711',
      acted_by: 'Priya Nair',
      acted_by_user: 'priya',
      acted_at: systemClock.now(),
    });
    await before.close();
    await write({ name: 'First Hospital', accountTerms: { ...publishedTerms, paragraphs: otherWords } });
    env = {
      PORT: '0',
      PORTICO_DATA: data.path,
      PORTICO_CONFIG: join(folder, 'portico.json'),
      STAFF_SECRET: 'a secret',
    };
    const settings = await readSettings('test', env);
    const ownLog = createLogger('warn', {
      write: (line: string) => {
        if (line.includes('staff have published')) ofTerms.push(JSON.parse(line));
      },
    });
    server = await startServer(settings, ownLog);
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

  it('bear no version under which staff have published other words unsaid, at the start and each time that they are read anew', async () => {
    const warning = {
      kind: 'settings',
      settings: [`accountTerms.version: ${publishedTerms.version}`],
      msg: 'staff have published other words under this version: choose another',
    };
    expect(ofTerms.splice(0)).toMatchObject([warning]);
    await write({ name: 'First Hospital', accountTerms: { ...publishedTerms, paragraphs: otherWords } });
    expect(await reload()).toBe(true);
    expect(ofTerms.splice(0)).toMatchObject([warning]);
    // The same words are the same terms.
    await write({ name: 'First Hospital', accountTerms: publishedTerms });
    expect(await reload()).toBe(true);
    expect(ofTerms.splice(0)).toEqual([]);
    told();
  });

  it('that cannot be taken leave nothing behind: neither a warning of their terms nor their texts', async () => {
    ofTerms.splice(0);
    const before = JSON.stringify(messagesOf('en'));
    await write({ name: 'First Hospital', accountTerms: { ...publishedTerms, paragraphs: otherWords } });
    const next = await readSettings('test', env);
    const [title = '', text = ''] = Object.entries(ourTemplatesOf('en')).find(([, each]) => !each.includes('{')) ?? [];
    const own = { written: {}, screens: {}, messages: { [title]: `${text} 2` }, words: {} };
    const gateways = Object.entries(next.eligibility.gateways).map(([name, { service, ...rest }]) => {
      return [name, { ...rest, service: { ...service, certificateFile: join(folder, 'nowhere.pem') } }];
    });
    const broken = {
      ...next,
      healthSystem: { ...next.healthSystem, texts: { en: own } },
      eligibility: { ...next.eligibility, gateways: Object.fromEntries(gateways) },
    };
    await expect(server.reload(broken)).rejects.toThrow('cannot be read as PEM');
    expect(ofTerms.splice(0)).toEqual([]);
    expect(JSON.stringify(messagesOf('en'))).toBe(before);
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
      await write({ name, accountTerms: publishedTerms });
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

  it('are those of the staff app, too: it shows the terms that patients accept from then on, and whoever is signed in stays so', async () => {
    const accountTerms = { version: 'of the new file', paragraphs: [{ en: 'Be kind.', es: 'Sea amable.' }] };
    await write({ name: 'Fourth Hospital', accountTerms });
    expect(await reload()).toBe(true);
    const terms = { kind: 'account', version: accountTerms.version };
    const { wordings } = await askStaffApp('showTerms', terms);
    expect(wordings.map(({ texts }) => texts[0]?.paragraphs)).toEqual([['Be kind.']]);
    expect((await askStaffApp('listTerms', {})).ofSettings).toContainEqual({ ...terms, isInForce: true, keptAt: null });
    // Where it listens belongs to the process.
    told();
    await write({ name: 'Fourth Hospital', accountTerms, staff: { ...fileOf(staff), listen: '127.0.0.1:1' } });
    expect(await reload()).toBe(true);
    expect(told()).toContainEqual(expect.objectContaining({ parts: ['staff.listen'] }));
    expect((await askStaffApp('showTerms', terms)).wordings).toHaveLength(1);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** As the settings file has them. */
function fileOf(staff: StaffAppSettings): object {
  return { ...staff, listen: `${staff.listen.host}:${staff.listen.port}` };
}
