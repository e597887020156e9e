import { createHealthLink, getHealthLinks, revokeHealthLink } from '@portico/contract';
import { type HealthLink, readHealthLink, readManifest } from '@portico/health-links';
import { Fhir } from 'fhir';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '../../app/jobs/retention.ts';
import { limits } from '../../platform/limits/limits.ts';
import { DAY_SECONDS } from '../../platform/time.ts';
import { callEngines } from '../../testing/databases.ts';
import { breachesOf } from '../../testing/pdf-ua/breaches.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, startEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

describe.each(callEngines)('an estimate that is shared by a SMART Health Link, on %s (issue 14, point 5)', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  let guest: Guest;
  let pesGlo: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, {
      settings: { publicUrl: 'https://portal.example.org' },
      app: { logTo: { write: (line: string) => logged.push(line) } },
    });
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400, billing_class: 'facility' }]);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    guest = await openGuest(test.app);
    pesGlo = (await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' })).PesGlo;
  });

  const share = async (passcode = '', headers = {}) =>
    (await guest.post(createHealthLink.path, { pesGlo, token: guest.token, passcode }, headers)).json<{
      Success: boolean;
      Link: string;
    }>();
  const shareLink = async (passcode = '', headers = {}): Promise<HealthLink> => {
    const read = readHealthLink((await share(passcode, headers)).Link);
    if ('error' in read) throw new Error(read.error);
    return read.link;
  };
  const shared = async () => {
    const reply = await guest.post(getHealthLinks.path, { pesGlo, token: guest.token });
    return reply.json().Links as Array<{ Id: string; HasPasscode: boolean; IsLocked: boolean; EndsAt: string }>;
  };
  /** As an application of somebody else asks: without a cookie, from a page of another origin. */
  const ask = ({ url }: Pick<HealthLink, 'url'>, more: object = {}) =>
    test.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { origin: 'https://viewer.example.org', 'content-type': 'application/json' },
      payload: { recipient: 'Dr. Osei’s office', ...more },
    });
  const open = async (link: HealthLink, more: object = {}) => {
    const [file] = readManifest((await ask(link, more)).json()) ?? [];
    const jwe = file !== undefined && 'embedded' in file ? file.embedded : '';
    const { plaintext } = await compactDecrypt(jwe, Buffer.from(link.key, 'base64url'));
    return JSON.parse(Buffer.from(plaintext).toString());
  };

  it('is a link as the specification asks: random, short, with its last day, and nothing of the patient', async () => {
    const link = await shareLink();
    expect(link.url).toMatch(/^https:\/\/portal\.example\.org\/api\/health-links\/[\w-]{43}$/);
    expect(link.url.length).toBeLessThanOrEqual(128);
    expect(link).toMatchObject({ needsPasscode: false, isDirect: false, label: 'Cost estimate' });
    const days = ((link.expiresAt ?? 0) * 1000 - test.clock.now().getTime()) / (DAY_SECONDS * 1000);
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(31);
  });

  it('holds a FHIR document that is valid, with the amount in words and as a tagged PDF', async () => {
    const bundle = await open(await shareLink());
    expect(
      new Fhir()
        .validate(bundle, { errorOnUnexpected: true })
        .messages.filter(({ severity }) => String(severity) === 'error'),
    ).toEqual([]);
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    const [composition, , paper] = bundle.entry.map(({ resource }: { resource: object }) => resource);
    const words = composition.section.map(({ text }: { text?: { div: string } }) => text?.div ?? '').join('');
    expect(words).toContain('<b>Hospital fees alone, about $400.00</b> without insurance');
    const pdf = Buffer.from(paper.content[0].attachment.data, 'base64');
    expect(await breachesOf(pdf)).toEqual([]);
    const { parts, language } = await readPdf(pdf);
    expect(language).toBe('en-US');
    expect(parts.map(({ text }) => text).join('\n')).toContain('$400.00 without insurance, on');
  });

  it('speaks the language of who shares it', async () => {
    const bundle = await open(await shareLink('', { 'accept-language': 'es' }));
    expect(bundle.entry[0].resource).toMatchObject({
      language: 'es',
      title: expect.stringContaining('Estimación de costos'),
    });
  });

  it('is encrypted under the key of the link alone, with a nonce of its own', async () => {
    const [one, other] = [await shareLink(), await shareLink()];
    const [a, b] = await Promise.all([one, other].map(async (link) => (await ask(link)).json().files[0].embedded));
    expect(decodeProtectedHeader(a)).toMatchObject({
      alg: 'dir',
      enc: 'A256GCM',
      cty: 'application/fhir+json',
      zip: 'DEF',
    });
    expect(a.split('.')[2]).not.toBe(b.split('.')[2]);
    await expect(compactDecrypt(a, Buffer.from(other.key, 'base64url'))).rejects.toThrow('decryption');
  });

  it('leaves neither its key nor its address nor its passcode in the database or the log', async () => {
    const link = await shareLink('a passcode of seven words, never written');
    await ask(link, { passcode: 'a passcode of seven words, never written' });
    const { rows } = await sql`select * from health_links`.execute(test.database.db);
    const { rows: entries } = await sql`select * from audit_entries`.execute(test.database.db);
    const everything = `${JSON.stringify([rows, entries])}\n${logged.join('\n')}`;
    expect(everything).not.toContain(link.key);
    expect(everything).not.toContain('seven words');
    expect(everything).not.toContain(link.url.split('/').at(-1));
  });

  it('is embedded up to the length that a receiver asks for, and beyond it at an address for some minutes', async () => {
    const link = await shareLink();
    const { location, embedded } = (await ask(link, { embeddedLengthMax: 100 })).json().files[0];
    expect(embedded).toBeUndefined();
    const fetched = () => test.app.inject({ url: new URL(location).pathname });
    const reply = await fetched();
    expect(reply.headers['content-type']).toContain('application/jose');
    expect((await compactDecrypt(reply.body, Buffer.from(link.key, 'base64url'))).plaintext.length).toBeGreaterThan(0);
    const another = await shareLink();
    expect(
      (
        await test.app.inject({
          url: new URL(location).pathname.replace(/[\w-]{43}(?=\/)/, another.url.split('/').at(-1) ?? ''),
        })
      ).statusCode,
    ).toBe(404);
    test.clock.advance(limits.healthLinkFile.window + 1);
    expect((await fetched()).statusCode).toBe(404);
  });

  it('needs its passcode, and takes five wrong ones in all its life', async () => {
    const link = await shareLink('246810');
    expect(link.needsPasscode).toBe(true);
    const missing = await ask(link);
    expect([missing.statusCode, missing.json()]).toEqual([401, { remainingAttempts: 5 }]);
    expect((await ask(link, { passcode: '246810' })).statusCode).toBe(200);
    const left = [];
    for (let tries = 0; tries < 4; tries += 1)
      left.push((await ask(link, { passcode: `wrong ${tries}` })).json().remainingAttempts);
    expect(left).toEqual([4, 3, 2, 1]);
    expect((await ask(link, { passcode: '246810' })).statusCode).toBe(200);
    expect((await ask(link, { passcode: 'wrong' })).json()).toEqual({ remainingAttempts: 0 });
    expect((await ask(link, { passcode: '246810' })).statusCode).toBe(404);
    expect(await shared()).toMatchObject([{ HasPasscode: true, IsLocked: true }]);
  });

  it('looks at five wrong passcodes, however many come at once', async () => {
    const link = await shareLink('246810');
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(link, { passcode: `wrong ${at}` })));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(7).fill(404)]);
  });

  it('takes no passcode that is too short', async () => {
    const reply = await guest.post(createHealthLink.path, { pesGlo, token: guest.token, passcode: '12345' });
    expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
  });

  it('ends when its owner takes it back, at its last day, and for nobody else', async () => {
    const one = await shareLink();
    test.clock.advance(1);
    const other = await shareLink('246810');
    const [newer, older] = await shared();
    const stranger = await openGuest(test.app);
    await stranger.post(revokeHealthLink.path, { linkId: older?.Id, token: stranger.token });
    expect((await ask(one)).statusCode).toBe(200);
    await guest.post(revokeHealthLink.path, { linkId: older?.Id, token: guest.token });
    expect((await ask(one)).statusCode).toBe(404);
    expect(await shared()).toMatchObject([{ Id: newer?.Id, HasPasscode: true }]);
    test.clock.advance(31 * DAY_SECONDS);
    expect((await ask(other, { passcode: '246810' })).statusCode).toBe(404);
    await removeExpired(test.database.db, test.clock.now());
    const { rows } = await sql`select * from health_links`.execute(test.database.db);
    expect(rows).toEqual([]);
  });

  it('is answered to pages of every origin, without a cookie, and nothing else of the portal is', async () => {
    const { url } = await shareLink();
    const preflight = (path: string) =>
      test.app.inject({
        method: 'OPTIONS',
        url: path,
        headers: {
          origin: 'https://viewer.example.org',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const { headers, statusCode } = await preflight(new URL(url).pathname);
    expect([statusCode, headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
      204,
      '*',
      undefined,
    ]);
    expect((await ask({ url })).headers['access-control-allow-origin']).toBe('*');
    expect((await preflight(createHealthLink.path)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([{}, { recipient: '' }, { recipient: 7 }])('asks who wants it: %j', async (payload) => {
    const { url } = await shareLink();
    const reply = await test.app.inject({ method: 'POST', url: new URL(url).pathname, payload });
    expect(reply.statusCode).toBe(400);
  });

  it('is shared so often at once, and no more', async () => {
    for (let made = 0; made < limits.healthLinks.number; made += 1) expect((await share()).Success).toBe(true);
    const reply = await guest.post(createHealthLink.path, { pesGlo, token: guest.token });
    expect(refusalOf(reply)).toEqual(refused('tooManyEstimates'));
  });
});
