import { postDemographics, postSignupTerms, postUserLoginCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';

import {
  acceptTerms,
  atMethod,
  atTerms,
  begin,
  credentials,
  mei,
  newBrowser,
  nothingBegun,
  putAt,
  standing,
  verified,
} from '../testing/sign-up.ts';

describe.each(callEngines)('a sign-up out of turn, and replayed, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const accountOf = (username: string) =>
    findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));

  describe('out of turn, and replayed', () => {
    const calls = [
      ['demographics', postDemographics, mei],
      ['credentials', postUserLoginCredential, credentials({ userId: 'never.made' })],
      ['terms', postSignupTerms, { accepted: true }],
    ] as const;
    const steps = [
      { step: 'start' },
      { step: 'demographics' },
      { step: 'method' },
      { step: 'card', method: 'creditCard' },
      { step: 'questions', method: 'questionBased' },
      { step: 'phoneCode', method: 'phone' },
      { step: 'codeTimeout', method: 'phone' },
      { step: 'failed', method: 'creditCard' },
      { step: 'postal', method: 'creditCard' },
      { step: 'letterSent', method: 'creditCard' },
    ] as const;

    it.each(steps)('at %j nothing is taken that comes later, whatever the call says of itself', async (state) => {
      const browser = await atMethod(test);
      await putAt(test, browser, state);
      const before = await standing(browser);
      const edited = { step: 'credentials', cc: 2, ch: 2, verifiedBy: 'creditCard', version: 99 };
      for (const [name, call, input] of calls) {
        if (name === 'demographics' && (state.step === 'demographics' || state.step === 'method')) continue;
        expect(refusalOf(await browser.post(call.path, { ...input, ...edited }))).toEqual(refused('outOfTurn'));
      }
      expect(await standing(browser)).toEqual(before);
      expect(await accountOf('never.made')).toBeUndefined();
    });

    it('no step is taken twice: the first ones are over as soon as a later one is reached', async () => {
      const { browser, userId } = await atTerms(test);
      const again = async () => [
        refusalOf(await begin(browser)),
        refusalOf(await browser.post(postDemographics.path, mei)),
        refusalOf(await browser.post(postUserLoginCredential.path, credentials())),
      ];
      expect(await again()).toEqual(Array(3).fill(refused('outOfTurn')));
      await acceptTerms(browser);
      expect(refusalOf(await acceptTerms(browser))).toEqual(refused('outOfTurn'));
      expect(await standing(browser)).toMatchObject({ step: 'done', username: userId });
    });

    it('after one that is done somebody else can sign up in the same browser', async () => {
      const { browser } = await atTerms(test);
      await acceptTerms(browser);
      expect((await begin(browser)).json().response).toEqual({
        ...nothingBegun,
        verificationMethods: ['creditCard', 'questionBased'],
        step: 'demographics',
      });
    });

    it('another browser has no part in it', async () => {
      await verified(test);
      const other = await newBrowser(test);
      expect(await standing(other)).toEqual(nothingBegun);
      expect(refusalOf(await other.post(postUserLoginCredential.path, credentials()))).toEqual(refused('outOfTurn'));
    });
  });
});
