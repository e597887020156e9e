import {
  confirmPriceWatch,
  deleteKeptEstimate,
  endPriceWatch,
  getPriceWatch,
  keepEstimate,
  watchPrice,
} from '@portico/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesSettled } from '../../accounts/testing/recovery.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { createJobWriter } from '../../platform/jobs/job-writer.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Mail } from '../../ports/mail.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { tellOfPrices } from '../kept/tell-of-prices.ts';
import { type Guest, openGuest, refusalOf, refused, startEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const DAY = 24 * 3600;
const asks = 'Do you want to hear when a price changes at Alder Bay Health?';
const tells = 'A price has changed at Alder Bay Health';

describe.each(callEngines)('"tell me when the price changes", on %s (issue 14, point 5)', (engine) => {
  const sent: Mail[] = [];
  const reports: object[] = [];
  let test: TestApp;
  let jobs: Awaited<ReturnType<typeof createJobWriter>>;
  let guest: Guest;
  let key: string;
  let count = 0;
  let mailbox = '';

  const publish = (cash: number) => importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash }]);
  const keep = async (): Promise<string> => {
    const query = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
    const { PesGlo: pesGlo } = await startEstimate(guest, query);
    const body = { pesGlo, token: guest.token, by: 'zip', zip: '94301' };
    return (await guest.post(keepEstimate.path, body)).json().Key;
  };
  beforeAll(async () => {
    const mail = { send: async (each: Mail) => (sent.push(each), 'accepted' as const), close: async () => {} };
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, mail });
    jobs = await createJobWriter(test.database, test.settings.keys);
  });
  afterAll(async () => {
    await jobs.stop();
    await test.close();
  });
  beforeEach(async () => {
    count += 1;
    mailbox = `Ana.${count}@example.org`;
    sent.length = 0;
    reports.length = 0;
    await test.database.db.deleteFrom('price_watches').execute();
    await publish(400);
    guest = await openGuest(test.app, { address: `198.51.100.${count}` });
    key = await keep();
  });

  const ask = (emailAddress = mailbox, headers = {}) => guest.post(watchPrice.path, { key, emailAddress }, headers);
  const mails = async (subject: string, to = mailbox) => {
    await messagesSettled(test);
    return sent.filter((mail) => mail.to === to && mail.subject === subject);
  };
  const tokenIn = (mail?: Pick<Mail, 'text'>) => /estimates-watch#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  /** Whoever has the mailed link, in a browser of their own. */
  const withLink = async (path: string, token: string) => (await createBrowser(test.app)).post(path, { token });
  const confirmed = async (): Promise<string> => {
    await ask();
    const token = tokenIn((await mails(asks)).at(-1));
    expect((await withLink(confirmPriceWatch.path, token)).statusCode).toBe(200);
    return token;
  };
  const run = () => {
    const report = (failure: object) => void reports.push(failure);
    return tellOfPrices({ database: test.database, clock: test.clock, settings: test.settings, jobs, report });
  };
  const told = async () => {
    await run();
    return mails(tells);
  };

  it('asks the address first, and sends it nothing before it is confirmed', async () => {
    expect((await ask()).json()).toEqual({});
    await publish(500);
    expect(await told()).toEqual([]);
    expect(await mails(asks)).toHaveLength(1);
  });

  it('says by its link whether it is confirmed and until when, and changes nothing by being looked at', async () => {
    await ask();
    const token = tokenIn((await mails(asks))[0]);
    const look = async () => (await withLink(getPriceWatch.path, token)).json();
    expect(await look()).toEqual({ IsConfirmed: false, LastDay: '2026-12-21' });
    expect(await look()).toEqual({ IsConfirmed: false, LastDay: '2026-12-21' });
    // Pressed twice, it is confirmed as well.
    for (let time = 0; time < 2; time += 1) {
      expect((await withLink(confirmPriceWatch.path, token)).json()).toEqual({ LastDay: '2026-12-21' });
      expect(await look()).toEqual({ IsConfirmed: true, LastDay: '2026-12-21' });
    }
  });

  it('tells once of each change, and not of each import', async () => {
    await confirmed();
    expect(await told()).toHaveLength(0);
    await publish(500);
    expect(await told()).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    // The same price in another file is no change; the price before is one.
    await publish(500);
    expect(await told()).toHaveLength(1);
    await publish(400);
    expect(await told()).toHaveLength(2);
    expect(reports).toEqual([]);
  });

  it('tells of changes since it was asked for, not since the estimate was kept', async () => {
    await publish(450);
    await confirmed();
    expect(await told()).toHaveLength(0);
    await publish(400);
    expect(await told()).toHaveLength(1);
  });

  it('says neither of what, nor how much, nor the number: only which day the estimate is of', async () => {
    const token = await confirmed();
    await publish(500);
    const [mail] = await told();
    const whole = `${mail?.subject} ${mail?.text} ${mail?.html}`.replaceAll(token, '');
    expect(whole).toContain('on November 21, 2026 has changed');
    expect(whole).toContain(`${test.settings.publicUrl}/estimates-kept`);
    expect(whole).not.toMatch(/MRI|knee|Alder Bay Hospital|94301|\$|number=|\b[2-9B-Z]{4}-[2-9B-Z]{4}-/);
  });

  it('is in the language in which it was asked for', async () => {
    await ask(mailbox, { 'accept-language': 'es' });
    const [mail] = await mails('¿Quiere saber cuándo cambia un precio en Alder Bay Health?');
    await withLink(confirmPriceWatch.path, tokenIn(mail));
    await publish(500);
    await run();
    expect(await mails('Cambió un precio en Alder Bay Health')).toHaveLength(1);
  });

  it('is one for a mailbox, however often it is asked: each of its mails ends them all', async () => {
    const token = await confirmed();
    await ask(mailbox.toLowerCase());
    const [again] = await mails(asks, mailbox.toLowerCase());
    expect(tokenIn(again)).toBe(token);
    await publish(500);
    expect(await told()).toHaveLength(1);
    expect((await withLink(endPriceWatch.path, token)).json()).toEqual({});
    await publish(400);
    expect(await told()).toHaveLength(1);
  });

  it('ends by its link without signing in, with its estimate, and then its link does nothing', async () => {
    const token = await confirmed();
    expect((await withLink(endPriceWatch.path, token)).json()).toEqual({});
    await publish(600);
    expect(await told()).toEqual([]);
    for (const path of [getPriceWatch.path, confirmPriceWatch.path]) {
      expect(refusalOf(await withLink(path, token))).toEqual(refused('activationInvalid'));
    }
    const other = await confirmed();
    await guest.post(deleteKeptEstimate.path, { key });
    await publish(700);
    expect(await told()).toEqual([]);
    expect(refusalOf(await withLink(confirmPriceWatch.path, other))).toEqual(refused('activationInvalid'));
  });

  describe('by the button of a mail program (RFC 8058)', () => {
    const boundary = 'multipart/form-data; boundary=x';
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [boundary, part],
    ])('ends at once by a POST without a cookie, as %s', async (type, payload) => {
      await confirmed();
      await publish(500);
      const [mail] = await told();
      const { pathname: url } = new URL(mail?.unsubscribeUrl ?? '');
      const reply = await test.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
      expect(reply.statusCode).toBe(204);
      await publish(400);
      expect(await told()).toHaveLength(1);
    });

    it('ends nothing by being opened: it leads to the page, with the token behind the "#"', async () => {
      const token = await confirmed();
      const url = `/api/price-watches/${token}`;
      const { statusCode, headers } = await test.app.inject({ url });
      expect([statusCode, headers.location]).toEqual([
        302,
        `${test.settings.publicUrl}/estimates-watch#token=${token}`,
      ]);
      expect((await withLink(getPriceWatch.path, token)).json()).toMatchObject({ IsConfirmed: true });
    });

    it('answers alike for a token that nobody has', async () => {
      const reply = await test.app.inject({ method: 'POST', url: '/api/price-watches/nobodys' });
      expect(reply.statusCode).toBe(204);
    });
  });

  it('ends with the estimate, after its last day', async () => {
    await confirmed();
    const [row] = await test.database.db.selectFrom('kept_estimates').select('expires_at').execute();
    const rows = () => test.database.db.selectFrom('price_watches').selectAll().execute();
    expect((await rows()).map(({ expires_at }) => expires_at)).toEqual([row?.expires_at]);
    await removeExpired(test.database.db, secondsAfter(row?.expires_at ?? new Date(), 1));
    expect(await rows()).toEqual([]);
  });

  it('is forgotten where nobody confirms, and stands sealed in the database', async () => {
    await ask();
    const rows = () => test.database.db.selectFrom('price_watches').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(mailbox);
    await removeExpired(test.database.db, secondsAfter(test.clock.now(), 3 * DAY));
    expect(await rows()).toEqual([]);
  });

  it('asks few addresses for an estimate', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask(`other${time}-${mailbox}`)).statusCode).toBe(200);
    expect(refusalOf(await ask())).toEqual(refused('tooManyRequests'));
    expect(refusalOf(await ask('nobody'))).toEqual(refused('malformedRequest'));
    expect(await mails(asks)).toEqual([]);
  });

  it('asks a mailbox five times a day, whoever wants it, and does not tell whoever wants more', async () => {
    for (let time = 0; time < 6; time += 1) {
      key = await keep();
      expect((await ask()).json()).toEqual({});
    }
    expect(await mails(asks)).toHaveLength(5);
  });

  it('keeps nobody waiting for one that cannot be read', async () => {
    await confirmed();
    const [stored] = await test.database.db.selectFrom('price_watches').selectAll().execute();
    if (stored === undefined) throw new Error('Nobody watches.');
    // The first in the order of tokens, sealed for another row.
    await test.database.db
      .insertInto('price_watches')
      .values({ ...stored, token_hash: Buffer.concat([Buffer.alloc(16), randomBytes(16)]) })
      .execute();
    await publish(500);
    expect(await told()).toHaveLength(1);
    expect(reports).toEqual([{ queue: 'watch-prices', reason: expect.any(String) }]);
  });
});
