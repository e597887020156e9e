import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHash } from '../accounts/passwords/stored-hash.ts';
import { keysOf } from '../platform/crypto/keys.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../accounts/profile.ts';
import { verifyAudit } from '../platform/audit/verify-audit.ts';
import type { Database } from '../platform/db/database.ts';
import { type Account, findAccountByUsername, setAccountStatus } from '../accounts/queries/accounts.ts';
import { checkPassword } from '@portico/rules';
import { findAdmission } from '../patients/queries/admissions.ts';
import { findInsuranceOnFile } from '../estimates/queries/insurances.ts';
import { listProxies } from '../proxies/queries/proxies.ts';
import { countRecoveryCodes } from '../accounts/queries/recovery-codes.ts';
import { unsealInsurance } from '../estimates/insurance/insurance.ts';
import { verifyPassword } from '../accounts/passwords/password-hash.ts';
import { offeredQuestions } from '../accounts/security-questions/questions.ts';
import { engines, createTestDatabase } from '../testing/databases.ts';
import { loadFactors } from '../accounts/two-step/factors.ts';
import { demonstrationAccounts, everyAccount } from './accounts.ts';
import healthSystem from './health-system.json' with { type: 'json' };
import { loadAccounts } from './load-accounts.ts';
import { DEMONSTRATION_SECRET } from '../platform/settings/secret.ts';

/** That of the test's database. */
const keys = keysOf(DEMONSTRATION_SECRET);
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };

describe.each(everyAccount)('$username of the demonstration', (account) => {
  // Nobody could choose it: it stands in the documents, and has the hospital's name and the year.
  it('has a password that keeps the rules of spec §5', () => expect(checkPassword(account.password)).toEqual([]));

  it('has a question that the portal offers, and a location that it has', () => {
    expect(offeredQuestions('en').map(({ id }) => id)).toContain(account.securityQuestion);
    const places = healthSystem.locations.map(({ id }) => id);
    expect([undefined, ...places]).toContain(account.admission?.location);
  });
});

describe.each(engines)('loading the accounts of the demonstration on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    await loadAccounts(database, { keys, termsVersion: '1' }, clock);
  });
  afterAll(() => database.close());

  async function find({ username }: { username: string }): Promise<Account> {
    const account = await findAccountByUsername(database.db, usernameKeys(keys, username));
    if (account === undefined) throw new Error(`${username} was not loaded.`);
    return account;
  }

  it('makes each of them, as demo.json says', async () => {
    for (const each of everyAccount) {
      const account = await find(each);
      expect(unsealProfile(keys, account)).toMatchObject({ firstName: each.firstName, phones: each.phones });
      expect(account.standing).toBe(each.standing ?? 'active');
      const admission = await findAdmission(database.db, account.account_id);
      expect([admission?.class, admission?.bed]).toEqual([each.admission?.to, each.admission?.bed]);
    }
    const [ana] = demonstrationAccounts.insured;
    expect(await verifyPassword(keys, readHash(keys, 'password_hash', await find(ana)), ana.password)).toBe(true);
  });

  it('puts the coverage on file, with a payor that the health system has', async () => {
    for (const each of everyAccount) {
      const onFile = await findInsuranceOnFile(database.db, (await find(each)).account_id);
      expect(onFile?.payor_id).toBe(each.coverage?.payor);
      if (onFile === undefined) continue;
      expect(healthSystem.payors.map(({ id }) => id)).toContain(onFile.payor_id);
      expect(unsealInsurance(keys, onFile).member.number).toBe(each.coverage?.memberNumber);
    }
  });

  it('gives the second step every way to take it', async () => {
    const [mei] = demonstrationAccounts.twoStep;
    const { account_id } = await find(mei);
    const factors = await loadFactors(database.db, keys, account_id);
    expect(factors.map((each) => each.secret.kind).toSorted()).toEqual(['authenticator', 'email', 'sms']);
    expect(await countRecoveryCodes(database.db, account_id)).toBe(mei.twoStep?.recoveryCodes.length);
  });

  it('lets a proxy look after two records, and invites to another', async () => {
    const [tomas] = demonstrationAccounts.proxy;
    expect(await listProxies(database.db, (await find(tomas)).account_id, clock.now())).toHaveLength(2);
    const invites = await database.db.selectFrom('proxy_invites').select('patient_account_id').execute();
    const [ana] = demonstrationAccounts.insured;
    expect(invites).toEqual([{ patient_account_id: (await find(ana)).account_id }]);
  });

  it('changes nothing the second time, and keeps what visitors changed', async () => {
    const [omar] = demonstrationAccounts.suspended;
    const before = await find(omar);
    await database.db.transaction().execute((trx) => setAccountStatus(trx, before.account_id, 'active'));
    await loadAccounts(database, { keys, termsVersion: '1' }, clock);
    expect(await find(omar)).toEqual({ ...before, standing: 'active' });
    const { head, broken } = await verifyAudit(database.db, keys);
    expect([head.number, broken]).toEqual([everyAccount.length, null]);
  });

  it('by two servers at once makes each of them once', async () => {
    const other = await createTestDatabase(engine);
    await Promise.all([
      loadAccounts(other, { keys, termsVersion: '1' }, clock),
      loadAccounts(other, { keys, termsVersion: '1' }, clock),
    ]);
    const { count } = await other.db
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(everyAccount.length);
    await other.close();
  });
});
