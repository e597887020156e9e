import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAccountProof } from '../../accounts/queries/account-proofs.ts';
import { setAccountPatient } from '../../accounts/queries/accounts.ts';
import { createTestAccount, type TestAccount } from '../../accounts/testing/account.ts';
import { saveConsent } from '../../openid/queries/consents.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { fhirPatient } from '../../patients/testing/fhir.ts';
import { startFhirStandIn } from '../../patients/testing/fhir-stand-in.ts';
import { giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import type { ServiceStandIn } from '../../testing/service-stand-in.ts';
import {
  type AppId,
  openOpenIdTest,
  type OpenIdTest,
  send,
  signedInBrowser,
  takeTokens,
} from './testing/openid-test.ts';

// Issue 15, point 1: `fhirUser`, the record number by scope, how somebody was proven, and for whom they act. Decision 167.

const NUMBER = 'AB-1001';
const record = fhirPatient({ id: 'p1', mrn: NUMBER });

describe.each(callEngines)('what an app is told on %s', (engine) => {
  let server: ServiceStandIn;
  let opened: OpenIdTest;
  let ines: TestAccount;
  let carer: TestAccount;
  beforeAll(async () => {
    server = await startFhirStandIn([record], 'a-token');
    opened = await openOpenIdTest(engine, {
      settings: { patients: { mrnSystem: null, server: { url: server.url, token: 'a-token' } } },
    });
    const { test } = opened;
    const { database, settings } = test;
    const profile = {
      firstName: 'Inés',
      lastName: 'Soler',
      birthDate: '1984-02-29',
      zip: '94301',
      email: 'ines@example.org',
    };
    ines = await createTestAccount(test, { profile: { ...profile, username: 'ines' } });
    await database.db.transaction().execute(async (trx) => {
      await setAccountPatient(trx, ines.accountId, patientIdOf(settings.keys, NUMBER));
      await saveAccountProof(trx, ines.accountId, { method: 'letter', at: new Date('2026-03-01T12:00:00Z') });
    });
    carer = await createTestAccount(test, { profile: { username: 'carer', firstName: 'Tomás', lastName: 'Rivera' } });
  });
  afterAll(async () => {
    await opened.close();
    await server.close();
  });

  const told = async (app: AppId, who: TestAccount, scope: string, act?: (browser: Browser) => Promise<unknown>) => {
    const browser = await signedInBrowser(opened, who);
    await act?.(browser);
    const tokens = await takeTokens(opened, app, await send(opened, app, browser, { scope }));
    const claims: Record<string, unknown> = { ...tokens.claims() };
    return { claims, person: await client.fetchUserInfo(opened.apps[app], tokens.access_token, String(claims['sub'])) };
  };
  type Browser = Awaited<ReturnType<typeof signedInBrowser>>;

  it('by fhirUser: the Patient of the hospital’s FHIR server, in the ID token too, as SMART App Launch has it', async () => {
    const { claims, person } = await told('records', ines, 'openid fhirUser');
    expect(person['fhirUser']).toBe(`${server.url}/Patient/p1`);
    expect(claims['fhirUser']).toBe(person['fhirUser']);
  });

  it('nothing of a record that is another’s: somebody of the same name and day', async () => {
    const { test } = opened;
    const { profile } = ines;
    const twin = await createTestAccount(test, { profile: { ...profile, username: 'twin' } });
    await test.database.db
      .transaction()
      .execute((trx) => setAccountPatient(trx, twin.accountId, patientIdOf(test.settings.keys, 'AB-2002')));
    const { claims, person } = await told('records', twin, 'openid fhirUser medical_record');
    expect({ ...claims, ...person }).not.toHaveProperty('fhirUser');
    expect(person).not.toHaveProperty('medical_record_number');
  });

  it('by medical_record: the number, at the userinfo endpoint alone, and not without the scope', async () => {
    const { claims, person } = await told('records', ines, 'openid medical_record');
    expect(person['medical_record_number']).toBe(NUMBER);
    expect(claims).not.toHaveProperty('medical_record_number');
    expect((await told('records', ines, 'openid profile')).person).not.toHaveProperty('medical_record_number');
  });

  it('nothing of a record while the FHIR server is silent, rather than that there is none', async () => {
    const silent = await openOpenIdTest(engine, {
      settings: { patients: { mrnSystem: null, server: { url: 'http://127.0.0.1:9', token: 'x' } } },
    });
    try {
      const { database, settings } = silent.test;
      await database.db
        .transaction()
        .execute((trx) => setAccountPatient(trx, silent.ana.accountId, patientIdOf(settings.keys, NUMBER)));
      const browser = await signedInBrowser(silent, silent.ana);
      const sent = await send(silent, 'records', browser, { scope: 'openid profile medical_record' });
      const tokens = await takeTokens(silent, 'records', sent);
      await expect(
        client.fetchUserInfo(silent.apps.records, tokens.access_token, client.skipSubjectCheck),
      ).rejects.toBeDefined();
    } finally {
      await silent.close();
    }
  });

  it('by identity_proofing: how and when somebody has shown whose record it is; nothing of whom nobody knows', async () => {
    const proofing = { method: 'letter', at: Date.UTC(2026, 2, 1, 12) / 1000 };
    const { claims, person } = await told('records', ines, 'openid identity_proofing');
    expect(claims['identity_proofing']).toEqual(proofing);
    expect(person['identity_proofing']).toEqual(proofing);
    expect((await told('records', carer, 'openid identity_proofing')).person).not.toHaveProperty('identity_proofing');
    expect((await told('records', ines, 'openid profile')).person).not.toHaveProperty('identity_proofing');
  });

  it('by identity_proofing: how far an identity provider had proven them, as the settings count it (decision 174)', async () => {
    const { accountId } = ines;
    const at = new Date('2026-04-01T12:00:00Z');
    const proof = { method: 'identityProvider', identity: { provider: 'idme', level: 'IAL2' }, at } as const;
    await opened.test.database.db.transaction().execute((trx) => saveAccountProof(trx, accountId, proof));
    const { claims } = await told('records', ines, 'openid identity_proofing');
    expect(claims['identity_proofing']).toEqual({ method: 'identityProvider', level: 'IAL2', at: at.getTime() / 1000 });
  });

  describe('by acting: for whom the session acts', () => {
    let proxyId: string;
    beforeAll(async () => {
      proxyId = await giveAccess(opened.test, ines.accountId, carer.accountId, { scopes: ['view'] });
    });
    const acting = (browser: Browser) => switchTo(browser, proxyId);

    it('the patient by the id that the app knows them by, and who acts; the subject stays who has signed in', async () => {
      const own = await told('records', ines, 'openid acting');
      const { claims, person } = await told('records', carer, 'openid acting profile medical_record', acting);
      expect(own.person).not.toHaveProperty('acts_for');
      expect(claims['sub']).not.toBe(own.claims['sub']);
      expect(person['acts_for']).toEqual({
        sub: own.claims['sub'],
        scope: 'view',
        act: { sub: claims['sub'] },
        name: 'Inés Soler',
        medical_record_number: NUMBER,
      });
      expect(claims).not.toHaveProperty('acts_for');
    });

    it('neither name nor record number to an app of others, whoever looks after somebody says', async () => {
      const { database, clock } = opened.test;
      const given = {
        account_id: carer.accountId,
        client_id: 'diary',
        scopes: ['profile', 'acting'],
        given_at: clock.now(),
      };
      await database.db.transaction().execute((trx) => saveConsent(trx, given));
      const { person } = await told('diary', carer, 'openid profile acting', acting);
      expect(person['name']).toBe('Tomás Rivera');
      expect(Object.keys(person['acts_for'] ?? {}).toSorted()).toEqual(['act', 'scope', 'sub']);
    });

    it('as it is now: no more once the patient has taken it back', async () => {
      const browser = await signedInBrowser(opened, carer);
      await switchTo(browser, proxyId);
      const { apps, test } = opened;
      const tokens = await takeTokens(
        opened,
        'records',
        await send(opened, 'records', browser, { scope: 'openid acting' }),
      );
      const ask = () => client.fetchUserInfo(apps.records, tokens.access_token, tokens.claims()?.sub ?? '');
      expect(await ask()).toHaveProperty('acts_for');
      await test.database.db.deleteFrom('proxies').where('proxy_id', '=', proxyId).execute();
      expect(await ask()).not.toHaveProperty('acts_for');
    });
  });
});
