import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAUNCH_TYPE, TOKEN_EXCHANGE } from '../../openid/smart/launch-grant.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { follow, signedInBrowser } from './testing/openid-test.ts';
import {
  agree,
  askedOn,
  authorize,
  openSmartTest,
  type SmartAppId,
  type SmartTest,
  tokensOf,
} from './testing/smart-test.ts';

// Issue 15, point 2: what SMART App Launch 2.2 keeps from whom it is not for, each refusal in the same words.

describe.each(callEngines)('SMART App Launch on %s refuses', (engine) => {
  let opened: SmartTest;
  beforeAll(async () => {
    opened = await openSmartTest(engine);
  });
  afterAll(() => opened.close());

  const signIn = (who: keyof SmartTest['people']): Promise<TestBrowser> =>
    signedInBrowser({ test: opened.test }, opened.people[who]);

  /** What an app reads of a refusal. */
  const refusalAt = ({ at }: { at: URL }) => ({
    error: at.searchParams.get('error'),
    description: at.searchParams.get('error_description'),
  });
  const launchScope = 'openid launch patient/Patient.rs';
  const launchFor = async (browser: TestBrowser, app: SmartAppId): Promise<string> => {
    const { access_token: token } = await tokensOf(
      opened,
      'portal',
      await authorize(opened, 'portal', browser, { scope: 'openid', aud: undefined }),
    );
    const parameters = {
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      requested_token_type: LAUNCH_TYPE,
      audience: app,
    };
    return (await client.genericGrantRequest(opened.apps.portal, TOKEN_EXCHANGE, parameters)).access_token;
  };

  it.each([
    ['without the address of the FHIR server', undefined],
    ['for another FHIR server', 'https://evil.example/r4'],
    ['for one whose address only begins so', 'evil'],
  ])('a request %s', async (_what, aud) => {
    const wrong = aud === 'evil' ? `${opened.fhir.url}.evil.example` : aud;
    const sent = await authorize(opened, 'growth', await signIn('ines'), { aud: wrong });
    expect(refusalAt(sent)).toEqual({
      error: 'invalid_request',
      description: 'aud must be the address of the FHIR server',
    });
  });

  it.each([
    'openid patient/Condition.rs',
    'openid patient/*.rs',
    'openid patient/Observation.cruds',
    'openid patient/Observation.write',
    'openid user/Patient.rs',
    'openid system/*.rs',
    'openid launch/encounter',
  ])('a scope that the settings do not let the app have, whether or not another app has it: %s', async (scope) => {
    const sent = await authorize(opened, 'growth', await signIn('ines'), { scope });
    expect(refusalAt(sent)).toEqual({ error: 'invalid_scope', description: 'requested scope is not allowed' });
  });

  describe('a launch', () => {
    const invalid = { error: 'invalid_request', description: 'the launch is not valid' };
    const use = (browser: TestBrowser, launch: string | undefined, app: SmartAppId = 'wards', scope = launchScope) =>
      authorize(opened, app, browser, { scope, launch });

    it('that there is not, and one that is missing', async () => {
      const browser = await signIn('ines');
      expect(refusalAt(await use(browser, 'x'.repeat(43)))).toEqual(invalid);
      expect(refusalAt(await use(browser, undefined))).toEqual(invalid);
      const handle = await launchFor(browser, 'wards');
      expect(refusalAt(await use(browser, handle, 'wards', 'openid patient/Patient.rs'))).toEqual(invalid);
    });

    it('of another app', async () => {
      const browser = await signIn('ines');
      const handle = await launchFor(browser, 'growth');
      expect(refusalAt(await use(browser, handle, 'wards'))).toEqual(invalid);
    });

    it('of somebody else', async () => {
      const handle = await launchFor(await signIn('ines'), 'wards');
      expect(refusalAt(await use(await signIn('bruno'), handle))).toEqual(invalid);
    });

    it('that has expired', async () => {
      const browser = await signIn('ines');
      const handle = await launchFor(browser, 'wards');
      opened.test.clock.advance(301);
      expect(refusalAt(await use(browser, handle))).toEqual(invalid);
    });

    it('that was used', async () => {
      const browser = await signIn('ines');
      const handle = await launchFor(browser, 'wards');
      await tokensOf(opened, 'wards', await use(browser, handle));
      expect(refusalAt(await use(browser, handle))).toEqual(invalid);
    });

    it('that another request has begun to use, and not the one that comes back from its page', async () => {
      const browser = await signIn('ines');
      const handle = await launchFor(browser, 'growth');
      const first = await use(browser, handle, 'growth');
      const agreed = await agree(opened, browser, first);
      expect(await tokensOf(opened, 'growth', agreed)).toMatchObject({ patient: 'p1' });
      expect(refusalAt(await use(browser, handle, 'growth'))).toEqual(invalid);
    });
  });

  it('whoever has no record: a page says so, and the app learns no more than that it was refused', async () => {
    const browser = await signIn('tomas');
    for (const app of ['wards', 'growth'] as const) {
      const sent = await authorize(opened, app, browser);
      expect((await askedOn(browser, sent)).record.people).toEqual([]);
      const [, request = ''] = /request=([\w-]+)$/.exec(sent.at.hash) ?? [];
      const back = await follow(opened.test, browser, `/OpenID/Interaction/${request}?refused`);
      expect(refusalAt(back)).toEqual({ error: 'access_denied', description: 'the request was refused' });
      expect(refusalAt(await authorize(opened, app, browser, { prompt: 'none' })).error).toBe('consent_required');
    }
  });

  it('to take a record that is not among those that its person may open', async () => {
    const browser = await signIn('ines');
    const sent = await authorize(opened, 'growth', browser, { prompt: 'consent' });
    await expect(agree(opened, browser, sent, opened.people.bruno.accountId)).rejects.toThrow(/2011/);
  });

  it('a record that the FHIR server has of somebody else', async () => {
    const { database } = opened.test;
    const browser = await signIn('bruno');
    const { patient_id: patientId } = await database.db
      .selectFrom('accounts')
      .select('patient_id')
      .where('account_id', '=', opened.people.bruno.accountId)
      .executeTakeFirstOrThrow();
    const tie = (to: string | null) =>
      database.db
        .updateTable('accounts')
        .set({ patient_id: to })
        .where('account_id', '=', opened.people.bruno.accountId)
        .execute();
    await tie('00000000-0000-4000-8000-000000000000');
    expect(refusalAt(await authorize(opened, 'wards', browser))).toEqual({
      error: 'access_denied',
      description: 'the request was refused',
    });
    await tie(patientId);
    const tokens = await tokensOf(opened, 'wards', await authorize(opened, 'wards', browser));
    expect(tokens['patient']).toBe('p2');
    // Untied from its account, the record is closed to the app as well.
    await tie(null);
    expect(await client.tokenIntrospection(opened.apps.wards, tokens.access_token)).toEqual({ active: false });
    await tie(patientId);
  });
});
