import { sendSummaryEmail } from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '../../platform/outbox.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, startEstimate, openGuest, refusalOf, refused } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

describe.each(callEngines)('SendSummaryEmail on %s', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  let guest: Guest;
  let pesGlo: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, { app: { logTo: { write: (line: string) => logged.push(line) } } });
    await importPrices(test, 'alder-main', [
      { code: '73721', gross: 1000, cash: 400, billing_class: 'facility' },
      { code: '73721', gross: 200, cash: 120, billing_class: 'professional', modifier: '26' },
    ]);
    guest = await openGuest(test.app);
    const query = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
    pesGlo = (await startEstimate(guest, query)).PesGlo;
  });
  afterAll(() => test.close());

  const send = (emailAddress: string, headers = {}, more: object = {}) =>
    guest.post(sendSummaryEmail.path, { emailAddress, pesGlo, token: guest.token, ...more }, headers);
  const mailTo = (recipient: string, { database } = test) =>
    eventually(async () => {
      const mail = (await listOutbox(database.db)).find((each) => each.recipient === recipient);
      if (mail === undefined) throw new Error('not yet');
      return mail;
    });

  it('mails amount, parts, place, sources and validity, as text and HTML', async () => {
    expect((await send(' ana@example.org ')).json()).toEqual({ Success: true });
    const { subject, text, html } = await mailTo('ana@example.org');
    expect(subject).toBe('Your cost estimate from Alder Bay Health');
    for (const words of [
      'MRI of the knee, without contrast',
      'Alder Bay Hospital',
      '$520.00',
      'Hospital fees',
      'Physician fees',
      'price file alder-main.json of October 1, 2026',
      'line 3.',
      'December 21, 2026',
      'This is an estimate, not a bill.',
      // Issue 14, point 4: whoever has no insurance finds both.
      'By law, you can get a good-faith estimate on paper',
      `You may pay less, or nothing: ${test.settings.publicUrl}/help-with-bill`,
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('has the portal’s colours, or those of the hospital’s brand', async () => {
    const linkOf = ({ html }: { html: string | null }): string =>
      /<a [^>]*style="color:([^"]*)"/.exec(html ?? '')?.[1] ?? '';
    expect(linkOf(await mailTo('ana@example.org'))).toBe('#0b5b59');
    const brand = { colors: { '--primary': { light: '#7a1f3d', dark: '#f2b8c9' } } };
    const branded = await buildTestApp(engine, {
      settings: { healthSystem: { ...test.settings.healthSystem, brand } },
    });
    await importPrices(branded, 'alder-main', [{ code: '73721', gross: 1000, cash: 400, billing_class: 'facility' }]);
    const other = await openGuest(branded.app);
    const query = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
    const { PesGlo } = await startEstimate(other, query);
    const body = { emailAddress: 'ana@example.org', pesGlo: PesGlo, token: other.token };
    expect((await other.post(sendSummaryEmail.path, body)).json()).toEqual({ Success: true });
    expect(linkOf(await mailTo('ana@example.org', branded))).toBe('#7a1f3d');
    await branded.close();
  });

  it('carries neither token nor estimate in its links', async () => {
    const { text, html } = await mailTo('ana@example.org');
    const links = `${text} ${html}`.match(/https?:[^\s"<]+/g) ?? [];
    expect(new Set(links)).toEqual(
      new Set([`${test.settings.publicUrl}/estimates`, `${test.settings.publicUrl}/help-with-bill`]),
    );
    expect(`${text}${html}`).not.toContain(guest.token);
    expect(`${text}${html}`).not.toContain(pesGlo);
  });

  it('speaks the visitor’s language', async () => {
    await send('jose@example.org', { 'accept-language': 'es' });
    const { subject, text } = await mailTo('jose@example.org');
    expect(subject).toBe('Su estimación de costos de Alder Bay Health');
    expect(text).toContain('Lo que usted pagaría, sin seguro: $520.00');
  });

  it.each([
    '',
    'ana',
    'ana@',
    'ana@example',
    'ana@example.org, eve@example.org',
    'ana@example.org\nBcc: eve@example.org',
  ])('refuses %j and names the field alone', async (emailAddress) => {
    const reply = await send(emailAddress);
    expect(reply.json().meta).toMatchObject({ code: 400, errorCode: 2000, fields: ['emailAddress'] });
    expect(reply.body).not.toMatch(/ana|eve/);
  });

  it('sends nothing where a location is still to be chosen', async () => {
    const { PesGlo } = await startEstimate(guest, { svcArea: 'bay', template: 'ct-head' });
    const reply = await send('early@example.org', {}, { pesGlo: PesGlo });
    expect(reply.json()).toEqual({ Success: false });
  });

  it('refuses an estimate that is not the guest’s', async () => {
    const other = await openGuest(test.app);
    const body = { emailAddress: 'eve@example.org', pesGlo, token: other.token };
    expect(refusalOf(await other.post(sendSummaryEmail.path, body))).toEqual(refused('unknownEstimate'));
  });

  it('sends ten in an hour and no more', async () => {
    const sender = await openGuest(test.app);
    const { PesGlo } = await startEstimate(sender, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' });
    const sendTo = (emailAddress: string) =>
      sender.post(sendSummaryEmail.path, { emailAddress, pesGlo: PesGlo, token: sender.token });
    const replies = [];
    for (let count = 0; count < 11; count += 1) replies.push(await sendTo(`person-${count}@example.org`));
    expect(replies.map((reply) => reply.statusCode)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    test.clock.advance(600);
    expect((await sendTo('late@example.org')).headers['retry-after']).toBe('3000');
    test.clock.advance(3000);
    expect((await sendTo('later@example.org')).statusCode).toBe(200);
    test.clock.advance(-3600);
  });

  it('sends five in an hour to one mailbox, whoever sends them and however it is written', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const sender = await openGuest(test.app);
      const { PesGlo } = await startEstimate(sender, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' });
      const emailAddress = count % 2 === 0 ? 'flooded@example.org' : 'Flooded@Example.org';
      const body = { emailAddress, pesGlo: PesGlo, token: sender.token };
      statuses.push((await sender.post(sendSummaryEmail.path, body)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const saved = await test.database.db.selectFrom('rate_limits').select('key').execute();
    expect(JSON.stringify(saved)).not.toMatch(/flooded/i);
  });

  it('leaves no address, token or service in the logs', () => {
    expect(logged.length).toBeGreaterThan(0);
    const all = logged.join('\n');
    expect(all).not.toMatch(/@example|mri|knee/i);
    expect(all).not.toContain(guest.token);
    expect(all).not.toContain(pesGlo);
  });
});
