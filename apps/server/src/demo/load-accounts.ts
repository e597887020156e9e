import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Keys } from '../platform/crypto/keys.ts';
import { createAccount, UsernameTakenError } from '../accounts/create-account.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import { hashOf } from '../platform/crypto/token.ts';
import type { Database } from '../platform/db/database.ts';
import { findAccountByUsername, setAccountStatus } from '../accounts/queries/accounts.ts';
import { upsertAdmission } from '../patients/queries/admissions.ts';
import { upsertProxy } from '../proxies/queries/proxies.ts';
import { insertInsurance } from '../estimates/queries/insurances.ts';
import { insertInvite } from '../proxies/queries/proxy-invites.ts';
import { sealInvitee } from '../proxies/invitee.ts';
import { replaceRecoveryCodes } from '../accounts/queries/recovery-codes.ts';
import { insertFactor } from '../accounts/queries/second-factors.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type Insurance, sealInsurance } from '../estimates/insurance/insurance.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import type { Clock } from '../ports/clock.ts';
import { normalizeAnswer } from '../accounts/security-questions/normalize-answer.ts';
import { limits } from '../platform/limits/limits.ts';
import { DAY_SECONDS, secondsAfter } from '../platform/time.ts';
import { type FactorSecret, sealFactor } from '../accounts/two-step/factor-secret.ts';
import { hashRecoveryCodes } from '../accounts/two-step/recovery-codes.ts';
import { type DemonstrationAccount, everyAccount } from './accounts.ts';

const INVITE_DAYS = 365;

interface Loading {
  keys: Keys;
  /** Of the terms, which its people have accepted. */
  termsVersion: string;
  now: Date;
}

/**
 * Creates the missing accounts of the demonstration, each with all its data. An existing account stays as its visitors
 * left it.
 */
export async function loadAccounts(
  { db }: Database,
  { keys, termsVersion }: Omit<Loading, 'now'>,
  clock: Clock,
): Promise<void> {
  for (const account of everyAccount) {
    const loading = { keys, termsVersion, now: clock.now() };
    if ((await findAccountByUsername(db, usernameKeys(keys, account.username))) !== undefined) continue;
    const hashes = await hashesOf(account);
    try {
      await db.transaction().execute((trx) => load(trx, account, hashes, loading));
    } catch (error) {
      // Several servers may start on one database: one of them loads the account.
      if (!(error instanceof UsernameTakenError)) throw error;
    }
  }
}

interface Hashes {
  passwordHash: string;
  securityQuestion: { id: string; answerHash: string };
}

async function hashesOf(account: DemonstrationAccount): Promise<Hashes> {
  const answer = normalizeAnswer(account.securityAnswer);
  const [passwordHash, answerHash] = await Promise.all([hashPassword(account.password), hashPassword(answer)]);
  return { passwordHash, securityQuestion: { id: account.securityQuestion, answerHash } };
}

async function load(
  trx: Transaction<Tables>,
  account: DemonstrationAccount,
  hashes: Hashes,
  loading: Loading,
): Promise<void> {
  const { keys, termsVersion, now } = loading;
  const { username, firstName, lastName, birthDate, zip, email, phones, language } = account;
  const profile = { username, firstName, lastName, birthDate, zip, email, phones, language };
  const accountId = await createAccount(trx, keys, {
    profile,
    ...hashes,
    termsVersion,
    emailConfirmed: account.isEmailUnconfirmed !== true,
    now,
  });
  if (account.standing !== undefined) await setAccountStatus(trx, accountId, account.standing);
  await admit(trx, accountId, account, now);
  await addFactors(trx, accountId, account, loading);
  await linkToPatients(trx, accountId, account, loading);
  await saveCoverageOnFile(trx, accountId, account, loading);
  const entry = { event: 'accountCreated', accountId, actor: 'system' } as const;
  await appendAudit(trx, loading, { ...entry, details: { demonstration: true } });
}

/** The patient is the policy holder. */
async function saveCoverageOnFile(
  trx: Transaction<Tables>,
  accountId: string,
  { coverage, firstName, lastName, birthDate }: DemonstrationAccount,
  { keys, now }: Loading,
): Promise<void> {
  if (coverage === undefined) return;
  const insurance: Insurance = {
    payorId: coverage.payor,
    payorName: '',
    patientIsSubscriber: true,
    member: { firstName, lastName, birthDate, number: coverage.memberNumber },
    subscriber: null,
    groupNumber: coverage.groupNumber,
  };
  const row = { owner_id: accountId, id: randomUUID() };
  const sealed = sealInsurance(keys, row, insurance);
  const stored = { ...row, payor_id: coverage.payor, insurance: sealed, is_on_file: true, created_at: now };
  await insertInsurance(trx, stored, now);
}

async function admit(
  trx: Transaction<Tables>,
  account_id: string,
  { admission }: DemonstrationAccount,
  now: Date,
): Promise<void> {
  if (admission === undefined) return;
  const { to, location, unit, bed } = admission;
  await upsertAdmission(trx, { account_id, class: to, location_id: location, unit, bed, admitted_at: now });
}

async function addFactors(
  trx: Transaction<Tables>,
  accountId: string,
  { twoStep, phones, email }: DemonstrationAccount,
  { keys, now }: Loading,
): Promise<void> {
  if (twoStep === undefined) return;
  const factors: FactorSecret[] = [
    ...phones.map((phone) => ({ kind: 'sms', phone }) as const),
    ...(email === null ? [] : [{ kind: 'email', address: email } as const]),
    { kind: 'authenticator', secret: twoStep.authenticatorSecret },
  ];
  for (const [order, factor] of factors.entries()) {
    // At different times, as people add them: until one is used, they are offered in this order.
    const addedAt = new Date(now.getTime() + order);
    const row = { account_id: accountId, factor_id: randomUUID() };
    await insertFactor(trx, {
      ...row,
      kind: factor.kind,
      sealed: sealFactor(keys, row, factor),
      added_at: addedAt,
      confirmed_at: addedAt,
    });
  }
  // Bound to the account, which is made in this transaction.
  await replaceRecoveryCodes(trx, accountId, await hashRecoveryCodes(accountId, twoStep.recoveryCodes));
}

async function linkToPatients(
  trx: Transaction<Tables>,
  accountId: string,
  { firstName, lastName, email, birthDate, looksAfter = [], invites = [] }: DemonstrationAccount,
  { keys, now }: Loading,
): Promise<void> {
  const endsAt = secondsAfter(now, limits.proxyAccess.window);
  for (const { patient, scopes } of looksAfter) {
    const found = await findAccountByUsername(trx, usernameKeys(keys, patient));
    if (found === undefined) continue;
    const access = { scopes, basis: 'patient', since: now, ends_at: endsAt } as const;
    await upsertProxy(trx, { account_id: accountId, patient_account_id: found.account_id, ...access });
  }
  for (const { patient, scopes, inviteCode } of invites) {
    const found = await findAccountByUsername(trx, usernameKeys(keys, patient));
    if (found === undefined || email === null) continue;
    const hash = hashOf(inviteCode);
    await insertInvite(trx, {
      invite_hash: hash,
      patient_account_id: found.account_id,
      scopes,
      basis: 'patient',
      invitee: sealInvitee(keys, hash, { name: `${firstName} ${lastName}`, email, birthDate }),
      access_ends_at: endsAt,
      invited_at: now,
      expires_at: secondsAfter(now, INVITE_DAYS * DAY_SECONDS),
    });
  }
}
