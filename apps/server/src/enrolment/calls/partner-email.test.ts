import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaDisabled } from '../../adapters/captcha-disabled.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { isVerified, mailedLink, openLink, requestAccount, tokenIn, verify } from '../testing/partners.ts';
import { arrived, messagesSettled, sentTo } from '../../accounts/testing/recovery.ts';
import { newBrowser, solveForm } from '../testing/sign-up.ts';
import { messagesTo } from '../../accounts/testing/two-step.ts';

describe.each(callEngines)('a partner that goes by email, on %s (spec §3, §7)', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { app: { logTo: { write: (line: string) => logged.push(line) } } });
  });
  afterAll(() => test.close());

  const auditOf = (event: string) =>
    test.database.db.selectFrom('audit_entries').select('details').where('event', '=', event).execute();

  it('mails a link, whose page earns the verified session', async () => {
    const browser = await newBrowser(test);
    const reply = await requestAccount(browser, 'cisco', { email: ' Ana@Cisco.example ' });
    expect(reply.json()).toEqual({ meta: { code: 200 }, response: { token: null } });
    const [mail] = await arrived(test, 'Ana@Cisco.example', 1);
    expect(mail?.subject).toBe('Confirm your work email for Alder Bay Health');
    expect(mail?.text).toContain('works at Cisco');
    const opened = await openLink(browser, 'cisco', tokenIn(mail?.text ?? ''));
    const { token } = opened.json().response;
    expect(opened.json()).toEqual({ meta: { code: 200 }, response: { token: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(await isVerified(browser, 'cisco', token)).toBe(true);
    // The token is not spent: a page may be reloaded, and a sign-up begun again.
    expect(await isVerified(browser, 'cisco', token)).toBe(true);
  });

  it('is asked for by the name of the path, whatever the body says', async () => {
    const browser = await newBrowser(test);
    const input = { email: 'ana@yahoo.example', partner: 'yahoo' };
    const reply = await requestAccount(browser, 'cisco', input);
    expect(refusalOf(reply)).toEqual(refused('partnerRefused'));
  });

  it.each([
    ['somebody else’s domain', 'ana@elsewhere.example'],
    ['a subdomain, which may be lent to others', 'ana@alumni.cisco.example'],
    ['a domain that ends alike', 'ana@notcisco.example'],
    ['another partner’s domain', 'ana@yahoo.example'],
  ])('refuses %s, and mails nothing', async (_what, email) => {
    const browser = await newBrowser(test);
    expect(refusalOf(await requestAccount(browser, 'cisco', { email }))).toEqual(refused('partnerRefused'));
    await messagesSettled(test);
    expect(await sentTo(test, email)).toEqual([]);
  });

  it.each([{}, { email: '' }, { email: 'ana' }, { email: 'ana@cisco' }, { credential: '078-05-1120' }])(
    'names the field that is wrong in %j, and spends no captcha for it (spec §5)',
    async (input) => {
      const browser = await newBrowser(test);
      const captcha = await solveForm(browser, 'partnerRequest');
      const reply = await requestAccount(browser, 'cisco', input, { captcha });
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields).toEqual(['email']);
      expect((await requestAccount(browser, 'cisco', { email: 'bo@cisco.example' }, { captcha })).statusCode).toBe(200);
    },
  );

  it('knows no partner but those of the settings', async () => {
    const browser = await newBrowser(test);
    for (const name of ['acme', 'Cisco', '__proto__', 'cisco%00']) {
      const replies = [
        await requestAccount(browser, name, { email: 'ana@cisco.example' }, { captcha: 'none' }),
        await openLink(browser, name, 'none'),
        await verify(browser, name, 'none'),
      ];
      for (const reply of replies) {
        expect([refused('unknownPartner'), refused('malformedRequest')]).toContainEqual(refusalOf(reply));
      }
    }
  });

  describe('needs a captcha (spec §4, "Partner request")', () => {
    it('of its own form, solved, and once', async () => {
      const browser = await newBrowser(test);
      const captchaRefused = refused('captchaRefused');
      const ask = (captcha: string) => requestAccount(browser, 'cisco', { email: 'cy@cisco.example' }, { captcha });
      expect(refusalOf(await ask(''))).toEqual(captchaRefused);
      expect(refusalOf(await ask('accepted:partnerRequest'))).toEqual(captchaRefused);
      expect(refusalOf(await ask(await solveForm(browser, 'signUp')))).toEqual(captchaRefused);
      const captcha = await solveForm(browser, 'partnerRequest');
      const replies = await Promise.all([ask(captcha), ask(captcha), ask(captcha)]);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      await messagesSettled(test);
      expect(await sentTo(test, 'cy@cisco.example')).toHaveLength(1);
    });

    it('unless the configuration disables it', async () => {
      const own = await buildTestApp(engine, { captcha: captchaDisabled(test.clock) });
      const browser = await createBrowser(own.app);
      const ask = (captcha: string) => requestAccount(browser, 'cisco', { email: 'cy@cisco.example' }, { captcha });
      expect((await ask('')).statusCode).toBe(200);
      expect(refusalOf(await ask('accepted:signUp'))).toEqual(refused('captchaRefused'));
      await own.close();
    });
  });

  describe('its link', () => {
    it('works once, also when opened at once', async () => {
      const browser = await newBrowser(test);
      const link = await mailedLink(test, browser, 'dee@cisco.example');
      const replies = await Promise.all(Array.from({ length: 5 }, () => openLink(browser, 'cisco', link)));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(refusalOf(await openLink(browser, 'cisco', link))).toEqual(refused('partnerUnverified'));
    });

    it('works in any browser, and the session is that browser’s alone', async () => {
      const [asking, reading] = [await newBrowser(test), await newBrowser(test)];
      const link = await mailedLink(test, asking, 'eve@cisco.example');
      const { token } = (await openLink(reading, 'cisco', link)).json().response;
      expect(await isVerified(reading, 'cisco', token)).toBe(true);
      expect(await isVerified(asking, 'cisco', token)).toBe(false);
    });

    it('ends after a day, and so does the mail', async () => {
      const browser = await newBrowser(test);
      const link = await mailedLink(test, browser, 'fay@cisco.example');
      const [mail] = await messagesTo(test, 'fay@cisco.example');
      expect(mail?.goodUntil).toBe(new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString());
      test.clock.advance(24 * 3600 - 1);
      const other = await mailedLink(test, browser, 'fay@cisco.example');
      test.clock.advance(1);
      expect(refusalOf(await openLink(browser, 'cisco', link))).toEqual(refused('partnerUnverified'));
      expect((await openLink(browser, 'cisco', other)).statusCode).toBe(200);
    });

    it('is worth nothing for another partner, and stays good for its own', async () => {
      const browser = await newBrowser(test);
      const link = await mailedLink(test, browser, 'gil@cisco.example');
      expect(refusalOf(await openLink(browser, 'yahoo', link))).toEqual(refused('partnerUnverified'));
      expect((await openLink(browser, 'cisco', link)).statusCode).toBe(200);
    });

    it('is no session, and a session is no link', async () => {
      const browser = await newBrowser(test);
      const link = await mailedLink(test, browser, 'hal@cisco.example');
      expect(await isVerified(browser, 'cisco', link)).toBe(false);
      const { token } = (await openLink(browser, 'cisco', link)).json().response;
      expect(refusalOf(await openLink(browser, 'cisco', token))).toEqual(refused('partnerUnverified'));
    });

    it.each(['', 'x', '../..', 'A'.repeat(200)])('is not made by guessing: %j', async (link) => {
      expect(refusalOf(await openLink(await newBrowser(test), 'cisco', link))).toEqual(refused('partnerUnverified'));
    });

    it('leads to one page of ours, whatever host the request names', async () => {
      const browser = await newBrowser(test);
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'x-forwarded-proto': 'http',
      };
      await requestAccount(browser, 'cisco', { email: 'ivy@cisco.example' }, { headers });
      const [mail] = await arrived(test, 'ivy@cisco.example', 1);
      const links = `${mail?.text} ${mail?.html}`.replaceAll(/&(?:amp|#38);/g, '&').match(/https?:[^\s"<]+/g) ?? [];
      expect(new Set(links).size).toBe(1);
      const start = `${test.settings.publicUrl}/cp-verify-email/partner=cisco#token=`;
      expect(links[0]?.startsWith(start)).toBe(true);
      expect(links[0]?.slice(start.length)).toMatch(/^[\w-]{43}$/);
    });

    it('is written in the language of whoever asked', async () => {
      const browser = await newBrowser(test);
      const headers = { 'accept-language': 'es' };
      await requestAccount(browser, 'shc', { email: 'inés@stanfordhealthcare.example' }, { headers });
      await requestAccount(browser, 'shc', { email: 'ines@stanfordhealthcare.example' }, { headers });
      const [mail] = await arrived(test, 'ines@stanfordhealthcare.example', 1);
      expect(mail?.subject).toBe('Confirme su correo del trabajo para Alder Bay Health');
      expect(mail?.text).toContain('Stanford Health Care');
    });
  });

  describe('its session', () => {
    it('ends after twelve hours', async () => {
      const browser = await newBrowser(test);
      const link = await mailedLink(test, browser, 'joy@cisco.example');
      const { token } = (await openLink(browser, 'cisco', link)).json().response;
      test.clock.advance(12 * 3600 - 1);
      expect(await isVerified(browser, 'cisco', token)).toBe(true);
      test.clock.advance(1);
      expect(await isVerified(browser, 'cisco', token)).toBe(false);
    });

    it('is worth nothing with another partner, and a browser without one has none', async () => {
      const browser = await newBrowser(test);
      const link = await mailedLink(test, browser, 'kai@cisco.example');
      const { token } = (await openLink(browser, 'cisco', link)).json().response;
      expect(await isVerified(browser, 'yahoo', token)).toBe(false);
      expect((await verify(browser, 'cisco')).json().response).toEqual({ verified: false });
    });
  });

  it('mails one mailbox five links an hour, and says nothing of it', async () => {
    const replies = [];
    for (let count = 0; count < 7; count += 1) {
      const browser = await newBrowser(test);
      const email = count % 2 === 0 ? 'lou@cisco.example' : 'LOU@cisco.example';
      replies.push((await requestAccount(browser, 'cisco', { email })).json());
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    await messagesSettled(test);
    const sent = [...(await sentTo(test, 'lou@cisco.example')), ...(await sentTo(test, 'LOU@cisco.example'))];
    expect(sent).toHaveLength(5);
    test.clock.advance(3600);
    await requestAccount(await newBrowser(test), 'cisco', { email: 'lou@cisco.example' });
    await arrived(test, 'lou@cisco.example', 4);
  });

  it('mails a browser ten links an hour', async () => {
    const browser = await newBrowser(test);
    const ask = (count: number) => requestAccount(browser, 'cisco', { email: `max${count}@cisco.example` });
    for (let count = 0; count < 10; count += 1) expect((await ask(count)).statusCode).toBe(200);
    const reply = await ask(10);
    expect(refusalOf(reply)).toEqual(refused('tooManyRequests'));
    expect(reply.headers['retry-after']).toBe('3600');
  });

  it('leaves events in the audit trail, and no address or token in it or in the log', async () => {
    expect(await auditOf('partnerLinkAsked')).toContainEqual({
      details: { partner: 'cisco', sent: false, address: expect.any(String) },
    });
    expect(await auditOf('partnerVerified')).toContainEqual({
      details: { partner: 'cisco', by: 'email', address: expect.any(String) },
    });
    const reasons = (await auditOf('partnerRefused')).map(({ details }) => details['reason']);
    expect(new Set(reasons)).toEqual(new Set(['domain', 'link']));
    const entries = await test.database.db.selectFrom('audit_entries').select('details').execute();
    expect(logged.join('')).toContain('/Partners/:partner/VerifyEmail');
    for (const text of [logged.join(''), JSON.stringify(entries)]) {
      expect(text).not.toMatch(/@|\.example|token=|captcha-response=/i);
    }
  });
});
