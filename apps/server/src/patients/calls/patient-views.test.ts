import { getAdmission, getWebConfiguration } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertAdmission } from '../queries/admissions.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';

describe.each(callEngines)('what a patient sees besides estimates, on %s', (engine) => {
  let test: TestApp;
  let patient: TestAccount;
  let sister: TestAccount;
  /** The browser of the sister, who is invited. */
  let browser: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine);
    const profile = { username: 'jose.muñoz', firstName: 'José', lastName: 'Muñoz Ortega' };
    patient = await createTestAccount(test, { profile });
    sister = await createTestAccount(test, { profile: { username: 'sister' } });
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    browser = await signedIn(sister);
  });

  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }

  it.each([getAdmission])('$name needs somebody who is signed in', async ({ path }) => {
    const stranger = await createBrowser(test.app);
    expect(refusalOf(await stranger.get(path))).toEqual(refused('signInRequired'));
  });

  describe('GetAdmission (spec §2: admitted patients have views of their own)', () => {
    it('is null for a patient who is at home', async () => {
      expect((await browser.get(getAdmission.path)).json()).toEqual({ meta: { code: 200 }, response: null });
    });

    it('tells where the patient lies, and since when', async () => {
      const lying = await signedIn(patient);
      await test.database.db.transaction().execute((trx) =>
        upsertAdmission(trx, {
          account_id: patient.accountId,
          class: 'inpatient',
          location_id: 'alder-main',
          unit: '4 West',
          bed: '412 B',
          admitted_at: test.clock.now(),
        }),
      );
      expect((await lying.get(getAdmission.path)).json().response).toEqual({
        to: 'inpatient',
        location: {
          name: 'Alder Bay Hospital',
          address: '100 Portico Hill Drive, Palo Alto, CA 94304',
          phone: '(650) 555-0100',
        },
        unit: '4 West',
        bed: '412 B',
        since: test.clock.now().toISOString(),
      });
    });
  });

  it('anybody gets what staff announce on the sign-in page (spec §7, pre-login banner)', async () => {
    const reply = await (await createBrowser(test.app)).get(getWebConfiguration.path);
    expect(reply.json().preLoginBanner).toEqual({
      kind: 'notice',
      text: { en: expect.stringContaining('maintenance'), es: expect.stringContaining('Mantenimiento') },
    });
  });
});
