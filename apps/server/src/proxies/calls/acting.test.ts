import {
  changePassword,
  deleteEstimate,
  getProxies,
  getSavedEstimates,
  getSession,
  inviteProxy,
  patientGetEstimateDetails,
  patientStartRteQuery,
  patientUpdateLocation,
  type ProxyScope,
  renameEstimate,
  revokeProxy,
  saveEstimate,
} from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { findPeople } from '../../accounts/people.ts';
import { setAccountStatus, setSecurityPoints } from '../../accounts/queries/accounts.ts';
import { reserveAccount } from '../../accounts/queries/reserved-accounts.ts';
import { sealReservedPerson } from '../../accounts/reserved-person.ts';
import { reservedFor } from '../../patients/reserved-for.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { refused, refusalOf, urlOf } from '../../estimates/testing/guest.ts';
import { importPrices } from '../../estimates/testing/import-prices.ts';
import { insuranceOf } from '../../estimates/testing/insurance.ts';
import { findInsuranceOnFile } from '../../estimates/queries/insurances.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { believing, giveAccess, switchTo } from '../testing/proxies.ts';

const DAY = 24 * 3600;
const mri = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };

describe.each(callEngines)('acting for somebody whom one looks after, on %s (issue 12, point 9)', (engine) => {
  let test: TestApp;
  let rosa: TestAccount;
  let tomas: TestAccount;
  let rosas: TestBrowser;
  let tomass: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400 }]);
    rosa = await createTestAccount(test, { profile: { username: 'rosa', firstName: 'Rosa', lastName: 'Muñoz' } });
    tomas = await createTestAccount(test, { profile: { username: 'tomas', firstName: 'Tomás', lastName: 'Rivera' } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['proxies', 'estimates'] as const) await test.database.db.deleteFrom(table).execute();
    rosas = await signedIn(rosa);
    tomass = await signedIn(tomas);
  });

  async function signedIn(account: Pick<TestAccount, 'username' | 'password'>, app = test.app): Promise<TestBrowser> {
    const opened = await createBrowser(app);
    await signIn(opened, account);
    return opened;
  }
  const open = async (by: TestBrowser): Promise<string> =>
    (await by.get(urlOf(patientGetEstimateDetails, mri))).json().PesGlo;
  const save = (pesGlo: string, by: TestBrowser) => by.post(saveEstimate.path, { pesGlo });
  const saved = async (by: TestBrowser) => (await by.get(getSavedEstimates.path)).json().Estimates;
  /** A browser of Tomás whose page and session act for Rosa. */
  async function acting(
    scopes: readonly ProxyScope[] = ['view', 'estimates'],
    by = tomass,
  ): Promise<[TestBrowser, string]> {
    const proxyId = await giveAccess(test, rosa.accountId, tomas.accountId, { scopes });
    expect((await switchTo(by, proxyId)).statusCode).toBe(200);
    return [believing(by, proxyId), proxyId];
  }
  async function savedByRosa(): Promise<string> {
    const id = await open(rosas);
    await save(id, rosas);
    return id;
  }

  it('switches the session, which says for whom it acts, and back', async () => {
    const [, proxyId] = await acting(['view']);
    const session = async () => (await tomass.get(getSession.path)).json().response;
    expect((await session()).actingFor).toEqual({ proxyId, name: 'Rosa Muñoz', scopes: ['view'], hasEnded: false });
    expect((await session()).firstName).toBe('Tomás');
    await switchTo(tomass, null);
    expect((await session()).actingFor).toBeNull();
    const other = await signedIn(tomas);
    expect((await other.get(getSession.path)).json().response.actingFor).toBeNull();
  });

  it.each([
    ['nobody’s', async () => randomUUID()],
    ['no id at all', async () => 'rosa'],
    ['the patient’s own account', async () => rosa.accountId],
    ['somebody else’s access', () => giveAccess(test, rosa.accountId, nobodysProxy.accountId)],
    ['one that has ended', () => giveAccess(test, rosa.accountId, tomas.accountId, { days: 0 })],
  ])('switches to none with %s', async (_name, make) => {
    expect(refusalOf(await switchTo(tomass, await make()))).toEqual(refused('unknownProxy'));
    expect((await tomass.get(getSession.path)).json().response.actingFor).toBeNull();
  });
  let nobodysProxy: TestAccount;
  beforeAll(async () => {
    nobodysProxy = await createTestAccount(test, { profile: { username: 'maria' } });
  });

  it('managing: makes and saves an estimate, which the patient finds with who saved it', async () => {
    const [forRosa] = await acting();
    const id = await open(forRosa);
    expect((await save(id, forRosa)).json()).toEqual({ Success: true, PesId: id });
    expect(await saved(rosas)).toMatchObject([{ PesId: id, SavedBy: 'Tomás Rivera' }]);
    expect(await saved(forRosa)).toMatchObject([{ PesId: id, SavedBy: 'Tomás Rivera' }]);
    await switchTo(tomass, null);
    expect(await saved(believing(tomass, null))).toEqual([]);
    const renamed = await rosas.post(renameEstimate.path, { pesId: id, givenName: 'Knee' });
    expect(renamed.json()).toEqual({ Success: true });
  });

  it('viewing: sees what is saved, begins nothing and changes nothing', async () => {
    const pesId = await savedByRosa();
    const [forRosa] = await acting(['view']);
    expect(await saved(forRosa)).toMatchObject([{ PesId: pesId, SavedBy: null }]);
    const detail = await forRosa.get(urlOf(patientGetEstimateDetails, { estimate: pesId }));
    expect(detail.json()).toMatchObject({ PesId: pesId, canEditAndSave: false });
    expect(refusalOf(await forRosa.get(urlOf(patientGetEstimateDetails, mri)))).toEqual(refused('notPermitted'));
    for (const [call, body] of [
      [saveEstimate, { pesGlo: pesId }],
      [renameEstimate, { pesId, givenName: 'Knee' }],
      [deleteEstimate, { pesId }],
      [patientUpdateLocation, { pesGlo: pesId, locationId: 'alder-main' }],
    ] as const) {
      expect(refusalOf(await forRosa.post(call.path, body))).toEqual(refused('notPermitted'));
    }
    expect(await test.database.db.selectFrom('estimates').select('id').execute()).toHaveLength(1);
  });

  it.each([
    ['the patient’s', () => rosa],
    ['the proxy’s own', () => tomas],
  ])('needs the security point editestimates of %s account, too (spec §6)', async (_name, whose) => {
    const [forRosa] = await acting();
    const id = await open(forRosa);
    const { accountId } = whose();
    const setPoints = (points: string[]) =>
      test.database.db.transaction().execute((trx) => setSecurityPoints(trx, accountId, points));
    await setPoints([]);
    expect(refusalOf(await save(id, forRosa))).toEqual(refused('notPermitted'));
    await setPoints(['editestimates']);
    expect((await save(id, forRosa)).json()).toMatchObject({ Success: true });
  });

  it('knows no estimate of one’s own meanwhile, and none of the patient afterwards', async () => {
    const mine = await open(tomass);
    const [forRosa] = await acting();
    expect(refusalOf(await save(mine, forRosa))).toEqual(refused('unknownEstimate'));
    const theirs = await open(forRosa);
    await switchTo(tomass, null);
    expect(refusalOf(await save(theirs, believing(tomass, null)))).toEqual(refused('unknownEstimate'));
  });

  it('refuses what a second tab sends for whom it still shows, whichever way the switch went', async () => {
    const mine = await open(tomass);
    const ownTab = believing(tomass, null);
    const [rosasTab] = await acting();
    expect(refusalOf(await save(mine, ownTab))).toEqual(refused('wrongPerson'));
    // A client that never heard of switching believes that it acts for its own person.
    expect(refusalOf(await save(mine, tomass))).toEqual(refused('wrongPerson'));
    const change = { currentPassword: tomas.password, password: 'another horse 8' };
    expect(refusalOf(await ownTab.post(changePassword.path, change))).toEqual(refused('wrongPerson'));
    const theirs = await open(rosasTab);
    await switchTo(tomass, null);
    expect(refusalOf(await save(theirs, rosasTab))).toEqual(refused('wrongPerson'));
    expect(refusalOf(await rosasTab.get(getSavedEstimates.path))).toEqual(refused('wrongPerson'));
    const other = await giveAccess(test, nobodysProxy.accountId, tomas.accountId);
    await switchTo(tomass, other);
    expect(refusalOf(await save(theirs, rosasTab))).toEqual(refused('wrongPerson'));
    expect(
      await test.database.db.selectFrom('estimates').select('id').where('saved_at', 'is not', null).execute(),
    ).toEqual([]);
  });

  it.each([changePassword, getProxies, inviteProxy, revokeProxy])(
    '$name is one’s own: never in the name of another',
    async (call) => {
      const [forRosa] = await acting();
      const reply = call.method === 'GET' ? await forRosa.get(call.path) : await forRosa.post(call.path, {});
      expect(refusalOf(reply)).toEqual(refused('notWhileActing'));
    },
  );

  it('the very next call after the patient revoked it is refused, on this server and on another', async () => {
    const [forRosa, proxyId] = await acting();
    const id = await open(forRosa);
    const other = await buildTestApp(engine, { database: test.database, settings: { callsPerMinute: 1_000_000 } });
    forRosa.moveTo(other.app);
    expect((await forRosa.get(getSavedEstimates.path)).statusCode).toBe(200);
    await rosas.post(revokeProxy.path, { proxyId });
    expect(refusalOf(await save(id, forRosa))).toEqual(refused('accessEnded'));
    forRosa.moveTo(test.app);
    await other.close();
    expect(refusalOf(await save(id, forRosa))).toEqual(refused('accessEnded'));
    expect(refusalOf(await forRosa.get(getSavedEstimates.path))).toEqual(refused('accessEnded'));
    expect((await tomass.get(getSession.path)).json().response.actingFor).toMatchObject({ proxyId, hasEnded: true });
    expect(await saved(rosas)).toEqual([]);
    await switchTo(tomass, null);
    expect(await saved(believing(tomass, null))).toEqual([]);
  });

  it('is refused from the moment at which it ends', async () => {
    const proxyId = await giveAccess(test, rosa.accountId, tomas.accountId, { days: 1 });
    test.clock.advance(DAY - 60);
    tomass = await signedIn(tomas);
    await switchTo(tomass, proxyId);
    const forRosa = believing(tomass, proxyId);
    expect((await forRosa.get(getSavedEstimates.path)).statusCode).toBe(200);
    test.clock.advance(60);
    expect(refusalOf(await forRosa.get(getSavedEstimates.path))).toEqual(refused('accessEnded'));
  });

  it.each(['suspended', 'mustReset'] as const)(
    'is refused while the patient’s account is %s: whoever has taken a record may have given the access (decision 90)',
    async (standing) => {
      const pesId = await savedByRosa();
      const [forRosa, proxyId] = await acting();
      const setStanding = (to: Parameters<typeof setAccountStatus>[2]) =>
        test.database.db.transaction().execute((trx) => setAccountStatus(trx, rosa.accountId, to));
      await setStanding(standing);
      expect(refusalOf(await forRosa.get(getSavedEstimates.path))).toEqual(refused('accessEnded'));
      expect(refusalOf(await save(pesId, forRosa))).toEqual(refused('accessEnded'));
      await switchTo(tomass, null);
      expect(refusalOf(await switchTo(tomass, proxyId))).toEqual(refused('unknownProxy'));
      const own = believing(tomass, null);
      expect((await own.get(getProxies.path)).json().response.proxies).toEqual([]);
      await setStanding('active');
      await switchTo(tomass, proxyId);
      expect(await saved(forRosa)).toMatchObject([{ PesId: pesId }]);
    },
  );

  describe('a patient without an account, such as a child', () => {
    const patientId = randomUUID();
    const reserve = (accountId: string = randomUUID()) => {
      const child = { firstName: 'Lía', lastName: 'Rivera', email: null, language: 'es' } as const;
      const person = sealReservedPerson(test.settings.keys, patientId, child);
      return test.database.db
        .transaction()
        .execute((trx) => reserveAccount(trx, { patientId, person, accountId, now: test.clock.now() }));
    };

    it('is looked after, and finds estimates and insurance once there is an account', async () => {
      const reserved = await reserve();
      expect(await reserve()).toBe(reserved);
      const proxyId = await giveAccess(test, reserved, tomas.accountId);
      expect((await believing(tomass, null).get(getProxies.path)).json().response.proxies).toMatchObject([
        { patientName: 'Lía Rivera' },
      ]);
      await switchTo(tomass, proxyId);
      const forLia = believing(tomass, proxyId);
      const id = await open(forLia);
      expect((await save(id, forLia)).json()).toMatchObject({ Success: true });
      const entered = await forLia.post(patientStartRteQuery.path, {
        ...insuranceOf('LIA-1'),
        pesToken: await open(forLia),
      });
      expect(entered.json()).toMatchObject({ RteErr: '0' });
      await removeExpired(test.database.db, test.clock.now());
      const profile = { ...tomas.profile, username: 'lia', firstName: 'Lía María' };
      const accountId = await test.database.db.transaction().execute(async (trx) =>
        createAccount(trx, test.settings.keys, {
          profile,
          passwordHash: 'none',
          patientId,
          accountId: await reservedFor(trx, test.settings.keys, patientId),
          now: test.clock.now(),
        }),
      );
      expect(accountId).toBe(reserved);
      expect(await saved(forLia)).toMatchObject([{ PesId: id, SavedBy: 'Tomás Rivera' }]);
      expect(await findInsuranceOnFile(test.database.db, reserved)).toMatchObject({ payor_id: 'meridian' });
      const people = await findPeople(test.database.db, test.settings.keys, [reserved]);
      expect(people.get(reserved)?.fullName).toBe('Lía María Rivera');
    });

    it('has nothing reserved where nobody looks after them any more and nothing was saved', async () => {
      const proxyId = await giveAccess(test, await reserve(), tomas.accountId, { days: 1 });
      expect(proxyId).not.toBe('');
      const count = async () =>
        (await test.database.db.selectFrom('reserved_accounts').select('patient_id').execute()).length;
      await removeExpired(test.database.db, test.clock.now());
      expect(await count()).toBe(1);
      test.clock.advance(DAY);
      await removeExpired(test.database.db, test.clock.now());
      expect(await count()).toBe(0);
    });
  });
});
