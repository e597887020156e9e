import { errors } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer, arrived, askForLink, begin, newPerson, ticketIn, update } from '../../accounts/testing/recovery.ts';
import { anotherCode, beginSignIn, createTwoStepAccount, shownByApp, verify } from '../../accounts/testing/two-step.ts';
import { partnerRosterOfDemonstration } from '../../adapters/partner-roster-local.ts';
import { accessCodeHash } from '../../enrolment/activation/new-access-code.ts';
import { issue, lookUp, lookUpLink, statusIn, type TestCode } from '../../enrolment/testing/activation.ts';
import { requestAccount } from '../../enrolment/testing/partners.ts';
import { solveForm } from '../../enrolment/testing/sign-up.ts';
import { callEngines } from '../../testing/databases.ts';
import { isLongForm } from '../../testing/long-form.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

// Issue 12: "200 parallel tries at every counter, from one address and from 500 networks: never more judged than allowed, and the
// owner is never shut out." Passwords are in locks-of-networks.test.ts; cards, questions of a bureau and codes to the phone on file belong
// to one browser's sign-up, and fifty of them at once stand in the tests of their calls.

// All of them in `npm run test:long`; in the gate, many times more than are judged (docs/decisions/0187).
const [TRIES, NETWORKS] = isLongForm ? [200, 500] : [60, 120];
const oneAddress = Array.from({ length: TRIES }, () => '198.18.7.7');
const manyNetworks = Array.from({ length: NETWORKS }, (_, at) =>
  at % 2 === 0 ? `198.${18 + (at & 1)}.${at >> 1}.1` : `2001:db8:${at.toString(16)}::1`,
);

describe.each(callEngines)('guesses at once, on %s (issue 12)', (engine) => {
  let test: TestApp;
  let asked = 0;
  beforeAll(async () => {
    const roster = partnerRosterOfDemonstration();
    test = await buildTestApp(engine, {
      settings: { callsPerMinute: 1_000_000 },
      enrolment: { partnerRoster: { confirm: (question) => ((asked += 1), roster.confirm(question)) } },
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    asked = 0;
    test.clock.advance(24 * 3600);
  });

  const count = (replies: readonly LightMyRequestResponse[], error: keyof typeof errors) =>
    replies.filter((reply) => reply.json().meta.errorCode === errors[error].errorCode).length;

  /** How many wrong lookups of a code were compared. */
  async function failuresOf({ code }: TestCode): Promise<number> {
    const hash = accessCodeHash(test.settings.keys, code.replaceAll('-', ''));
    const of = test.database.db.selectFrom('access_codes').select('failures').where('code_hash', '=', hash);
    return (await of.executeTakeFirstOrThrow()).failures;
  }

  /** A guess from each address, all of them at once, by browsers that are ready for it. */
  async function guessFrom(
    addresses: readonly string[],
    guess: (browser: TestBrowser) => Promise<LightMyRequestResponse>,
    ready = (address: string) => createBrowser(test.app, { address }),
  ): Promise<LightMyRequestResponse[]> {
    const browsers = [];
    for (const address of addresses) browsers.push(await ready(address));
    return Promise.all(browsers.map(guess));
  }

  // PGlite does one thing at a time: what it shows, it shows with one address.
  const origins: Array<[string, readonly string[]]> = [
    [`${TRIES} from one address`, oneAddress],
    [`${NETWORKS} from as many networks`, manyNetworks],
  ];
  describe.each(engine === 'pglite' ? origins.slice(0, 1) : origins)('%s', (_where, addresses) => {
    it('at the second step: five are judged', async () => {
      const ana = await createTwoStepAccount(test);
      const app = ana.factorIds['authenticator'];
      const replies = await guessFrom(
        addresses,
        (browser) => verify(browser, app, anotherCode(shownByApp(test))),
        (address) => beginSignIn(test, ana, { address }),
      );
      expect(count(replies, 'codeInvalid')).toBe(4);
      expect(count(replies, 'loginLockout')).toBe(addresses.length - 4);
      test.clock.advance(900);
      const own = await beginSignIn(test, ana);
      expect((await verify(own, app, shownByApp(test))).statusCode).toBe(200);
    });

    it('at the security question: five are judged, and the mailed link still opens the account', async () => {
      const { account, browser } = await newPerson(test);
      const tickets = new Map<TestBrowser, string>();
      const replies = await guessFrom(
        addresses,
        (each) => answer(each, tickets.get(each) ?? '', 'wrong'),
        async (address) => {
          const each = await createBrowser(test.app, { address });
          tickets.set(each, (await begin(each, account)).json().response?.ticket ?? '');
          return each;
        },
      );
      expect(count(replies, 'wrongAnswer')).toBe(4);
      const captchaResponse = await solveForm(browser, 'recovery');
      const { ticket } = (await begin(browser, account, { captchaResponse })).json().response;
      await askForLink(browser, ticket);
      const [mail] = await arrived(test, account.profile.email, 1);
      expect((await update(browser, ticketIn(mail?.text ?? ''))).statusCode).toBe(200);
    });

    it('at an access code: five are judged, and staff can issue another', async () => {
      const issued = await issue(test);
      const wrong = { dateOfBirth: '1/1/1970' };
      const replies = await guessFrom(addresses, (browser) => lookUp(browser, issued, wrong));
      expect(new Set(replies.filter(({ statusCode }) => statusCode !== 429).map(({ body }) => body)).size).toBe(1);
      expect(await failuresOf(issued)).toBe(5);
      const another = await issue(test, { issuedTo: issued.issuedTo });
      const own = await createBrowser(test.app, { address: '192.0.2.1' });
      expect(statusIn(await lookUp(own, another)).step).toBe('credentials');
    });

    it('at the link of a text message: five are judged', async () => {
      const link = await issue(test, { channel: 'sms' });
      const wrong = { zipCode: '00001' };
      const replies = await guessFrom(addresses, (browser) => lookUpLink(browser, link, wrong));
      expect(count(replies, 'activationRefused')).toBe(4);
    });

    it("at a number of a partner's employee: the partner is asked five times", async () => {
      await guessFrom(addresses, (browser) => requestAccount(browser, 'harbor', { credential: '123-45-6789' }));
      expect(asked).toBe(5);
    });
  });
});
