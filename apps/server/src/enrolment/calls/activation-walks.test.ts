import { getActivation } from '@portico/contract';
import { activationFlow } from '@portico/rules';
import { isRefusal, type Moment, type Walkable, walks } from '@portico/rules/testing/walk';
import { activationWalks } from '@portico/rules/testing/walkables';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessCode } from '../activation/new-access-code.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount } from '../../accounts/testing/account.ts';
import {
  acceptTerms,
  cancel,
  choose,
  issue,
  lookUp,
  newBrowser,
  statusIn,
  type TestCode,
} from '../testing/activation.ts';

const SESSION = 30 * 60;
/** After this many failed lookups an address must wait. */
const LONGEST = 20;

type Event = activationFlow.Event;
type Walk = Moment<activationFlow.State, Event>[];

/** Everything that one browser can cause. activation-races.test.ts tests concurrent calls. */
const flow: Walkable<activationFlow.State, Event> = {
  ...activationWalks,
  events: { ...activationWalks.events, patientHasAccount: [], notCreated: [] },
};
const chosen = fc.sample(walks(flow), { seed: 7, numRuns: 12 }).map((walk: Walk) => walk.slice(0, LONGEST));

describe.each(callEngines)(
  'random walks through an activation by the calls of the server on %s (issue 5)',
  (engine) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
      await createTestAccount(test, { profile: { username: 'taken' } });
    });
    afterAll(() => test.close());

    const accounts = async () => (await test.database.db.selectFrom('accounts').select('account_id').execute()).length;

    interface Walker {
      browser: TestBrowser;
      username: string;
      code: TestCode;
    }

    /** The calls of a browser for an event; none for an event of time. */
    const make = async (
      { browser, username, code }: Walker,
      { type }: Event,
    ): Promise<LightMyRequestResponse | null> => {
      switch (type) {
        case 'found':
          return lookUp(browser, code);
        case 'codeExpired':
        case 'lookupFailed':
          return lookUp(browser, { ...code, code: newAccessCode() });
        case 'accountCreated':
          return choose(browser, username);
        case 'usernameTaken':
          return choose(browser, 'taken');
        case 'securityAnswerRefused':
          return choose(browser, username, { securityAnswer: 'no' });
        case 'termsAccepted':
          return acceptTerms(browser, username);
        case 'cancel':
          return cancel(browser);
        default:
          test.clock.advance(SESSION + 1);
          return null;
      }
    };

    /**
     * A lookup begins anew (decision 40). After a finished activation, a cancel removes only the page. All else follows
     * the table.
     */
    const expectedAfter = (step: activationFlow.Step, event: Event): activationFlow.Step => {
      const from = event.type === 'found' || event.type === 'cancel' ? activationFlow.start : { step, fault: null };
      const after = activationFlow.next(from, event);
      return isRefusal(after) ? step : after.step;
    };

    it.each(chosen.map((walk, at) => ({ at, walk })))('walk $at leads where the table does', async ({ at, walk }) => {
      const walker = { browser: await newBrowser(test), username: `walker.${at}`, code: await issue(test) };
      const stepNow = async () => statusIn(await walker.browser.get(getActivation.path)).step;
      for (const { event } of walk) {
        const before = await stepNow();
        // The code of a finished account is spent: the next person's activation begins.
        if (before === 'done') return;
        const created = await accounts();
        const reply = await make(walker, event);
        const after = await stepNow();
        const told = { before, event: event.type, status: reply?.statusCode, body: reply?.body };
        expect({ ...told, after }).toEqual({ ...told, after: expectedAfter(before, event) });
        const isMade = before === 'credentials' && after === 'terms';
        const change = (await accounts()) - created;
        // An account whose session has expired is removed by the next lookup.
        expect({ ...told, isRight: isMade ? change === 1 : change <= 0 }).toEqual({ ...told, isRight: true });
      }
    });
  },
);
