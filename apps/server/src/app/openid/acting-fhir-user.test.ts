import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccountPatient } from '../../accounts/queries/accounts.ts';
import { createTestAccount, type TestAccount, type TestAccountOverrides } from '../../accounts/testing/account.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { fhirPatient, fhirRelatedPerson } from '../../patients/testing/fhir.ts';
import { startFhirStandIn } from '../../patients/testing/fhir-stand-in.ts';
import { giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import type { ServiceStandIn, StandInReply } from '../../testing/service-stand-in.ts';
import { openOpenIdTest, type OpenIdTest, send, signedInBrowser, takeTokens } from './testing/openid-test.ts';

// Issue 15, point 5: for who acts for somebody, `fhirUser` is the RelatedPerson. Decision 204.

const name = (given: string, family: string) => ({ name: [{ use: 'official', given: [given], family }] });
const number = (value: string) => ({ identifier: [{ type: { coding: [{ code: 'MR' }] }, value }] });
const mail = (value: string) => ({ telecom: [{ system: 'email', value }] });

/** A hospital that knows whom a child's relatives are, some better than others. */
const resources = [
  fhirPatient({ id: 'child', mrn: 'AB-1', first: 'Bruno', last: 'Soler', birthDate: '2012-05-04' }),
  fhirPatient({ id: 'child-2', mrn: 'AB-12', first: 'Olga', last: 'Soler', birthDate: '2013-05-04' }),
  fhirPatient({ id: 'child-3', mrn: 'AB-13', first: 'Pia', last: 'Soler', birthDate: '2014-05-04' }),
  fhirPatient({ id: 'child-4', mrn: 'AB-14', first: 'Rui', last: 'Soler', birthDate: '2015-05-04' }),
  fhirPatient({ id: 'aunt', mrn: 'AB-2', first: 'Luz', last: 'Vega', birthDate: '1980-01-01', zip: '94110' }),
  fhirPatient({ id: 'uncle', mrn: 'AB-3', first: 'Marco', last: 'Vega', birthDate: '1979-01-01', zip: '94110' }),
  fhirRelatedPerson('by-birth-date', 'child', { ...name('TOMAS', 'Rivera'), birthDate: '1983-07-21' }),
  fhirRelatedPerson('by-number', 'child', { ...name('L.', 'Vega-Ruiz'), ...number('AB2') }),
  fhirRelatedPerson('by-mail', 'child', { ...name('Nora', 'Vance'), ...mail('Nora@example.org') }),
  fhirRelatedPerson('name-alone', 'child', name('Paul', 'Chen')),
  fhirRelatedPerson('twice-1', 'child', { ...name('Eva', 'Lind'), birthDate: '1990-03-03' }),
  fhirRelatedPerson('twice-2', 'child', { ...name('Eva', 'Lind'), birthDate: '1990-03-03' }),
  fhirRelatedPerson('other-number', 'child', { ...name('Marco', 'Vega'), ...number('AB-9'), birthDate: '1979-01-01' }),
  fhirRelatedPerson('of-another', 'aunt', { ...name('Ida', 'Holm'), birthDate: '1975-05-05' }),
];

describe.each(callEngines)('fhirUser of who acts for somebody on %s', (engine) => {
  let server: ServiceStandIn;
  let opened: OpenIdTest;
  let failure: StandInReply | undefined;
  beforeAll(async () => {
    server = await startFhirStandIn(resources, 'a-token', ({ line }) =>
      line.includes('RelatedPerson') ? failure : undefined,
    );
    opened = await openOpenIdTest(engine, {
      settings: { patients: { mrnSystem: null, server: { url: server.url, token: 'a-token' } } },
    });
    child = await someone('bruno', { firstName: 'Bruno', lastName: 'Soler', birthDate: '2012-05-04' }, { mrn: 'AB-1' });
  });
  afterAll(async () => {
    await opened.close();
    await server.close();
  });

  type ProfileGiven = NonNullable<TestAccountOverrides['profile']>;
  let child: TestAccount;
  const someone = async (
    username: string,
    profile: ProfileGiven,
    { mrn, ...more }: Omit<TestAccountOverrides, 'profile'> & { mrn?: string } = {},
  ): Promise<TestAccount> => {
    const { test } = opened;
    const zip = profile.lastName === 'Soler' ? '94301' : '94110';
    const account = await createTestAccount(test, { profile: { username, zip, ...profile }, ...more });
    if (mrn !== undefined) {
      const patientId = patientIdOf(test.settings.keys, mrn);
      await test.database.db.transaction().execute((trx) => setAccountPatient(trx, account.accountId, patientId));
    }
    return account;
  };

  /** Somebody switches to a child, and signs in to the hospital's app. */
  const told = async (carer: TestAccount, scope = 'openid fhirUser acting', of = child) => {
    const proxyId = await giveAccess(opened.test, of.accountId, carer.accountId, { scopes: ['view'] });
    const browser = await signedInBrowser(opened, carer);
    await switchTo(browser, proxyId);
    const tokens = await takeTokens(opened, 'records', await send(opened, 'records', browser, { scope }));
    const claims = tokens.claims();
    const person = await client.fetchUserInfo(opened.apps.records, tokens.access_token, claims?.sub ?? '');
    // What stands in the ID token is what the userinfo endpoint tells.
    expect(claims?.['fhirUser']).toBe(person['fhirUser']);
    return person['fhirUser'];
  };

  it.each<[string, string, ProfileGiven, string | undefined, string | undefined]>([
    [
      'name and birth date',
      'tomas',
      { firstName: 'Tomás', lastName: 'Rivera', birthDate: '1983-07-21' },
      undefined,
      'RelatedPerson/by-birth-date',
    ],
    [
      'the record number of who is a patient as well',
      'luz',
      { firstName: 'Luz', lastName: 'Vega', birthDate: '1980-01-01' },
      'AB-2',
      'RelatedPerson/by-number',
    ],
    [
      'name and a confirmed address, where no birth date is known',
      'nora',
      { firstName: 'Nora', lastName: 'Vance', email: 'nora@example.org' },
      undefined,
      'RelatedPerson/by-mail',
    ],
    ['not a name alone', 'paul', { firstName: 'Paul', lastName: 'Chen' }, undefined, undefined],
    [
      'not one of two who could be meant',
      'eva',
      { firstName: 'Eva', lastName: 'Lind', birthDate: '1990-03-03' },
      undefined,
      undefined,
    ],
    [
      'not that of another record number: their own Patient',
      'marco',
      { firstName: 'Marco', lastName: 'Vega', birthDate: '1979-01-01' },
      'AB-3',
      'Patient/uncle',
    ],
    [
      'not that of another patient',
      'ida',
      { firstName: 'Ida', lastName: 'Holm', birthDate: '1975-05-05' },
      undefined,
      undefined,
    ],
  ])('is the RelatedPerson by %s', async (_by, username, profile, mrn, expected) => {
    const carer = await someone(username, profile, mrn === undefined ? {} : { mrn });
    expect(await told(carer)).toBe(expected === undefined ? undefined : `${server.url}/${expected}`);
  });

  it('is not found by an address that its owner has not confirmed', async () => {
    const profile = { firstName: 'Nora', lastName: 'Vance', email: 'nora@example.org' };
    expect(await told(await someone('nora2', profile, { emailConfirmed: false }))).toBeUndefined();
  });

  it('stays the Patient for an app that is not told of acting, and for who acts for themselves', async () => {
    const luz = { firstName: 'Luz', lastName: 'Vega', birthDate: '1980-01-01' };
    expect(await told(await someone('luz2', luz, { mrn: 'AB-2' }), 'openid fhirUser')).toBe(
      `${server.url}/Patient/aunt`,
    );
  });

  // What a server refuses to the portal is not asked for again for minutes, so that stands last.
  it.each<[string, string, ProfileGiven, StandInReply]>([
    ['says nothing', 'AB-12', { firstName: 'Olga', birthDate: '2013-05-04' }, 'silence'],
    ['fails', 'AB-13', { firstName: 'Pia', birthDate: '2014-05-04' }, { status: 500, json: {} }],
    ['refuses', 'AB-14', { firstName: 'Rui', birthDate: '2015-05-04' }, { status: 403, json: {} }],
  ])(
    'holds up no sign-in where the server %s about it: it goes on with the Patient',
    async (_way, mrn, given, reply) => {
      const of = await someone(`child-${mrn}`, { ...given, lastName: 'Soler' }, { mrn });
      const uncle = { firstName: 'Marco', lastName: 'Vega', birthDate: '1979-01-01' };
      const carer = await someone(`uncle-${mrn}`, uncle, { mrn: 'AB-3' });
      failure = reply;
      const began = performance.now();
      try {
        expect(await told(carer, undefined, of)).toBe(`${server.url}/Patient/uncle`);
      } finally {
        failure = undefined;
      }
      // The portal itself waits for ten seconds.
      expect(performance.now() - began).toBeLessThan(9000);
    },
  );
});
