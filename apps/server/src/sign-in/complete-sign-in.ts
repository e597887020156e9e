import { type FactorKind, REMEMBERED_DEVICE_DAYS, type SignInOutcome } from '@portico/contract';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { deviceKey } from '../accounts/keys.ts';
import { openProfile } from '../accounts/profile.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { lockForSignIn } from '../db/queries/accounts.ts';
import { touchDevice } from '../db/queries/devices.ts';
import { startSession } from '../db/queries/sessions.ts';
import type { Tables } from '../db/tables.ts';
import { queueNotice } from '../documents/notice-mail.ts';
import type { Visitor } from '../http/visitor.ts';
import { twoStepSubjects } from '../lockout/subjects.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { newAccountToken, readAccountToken } from '../sessions/session-token.ts';
import { refuseSuspended } from './refuse-suspended.ts';

const DAY_SECONDS = 24 * 3600;

/** A sign-in of which everything has been shown that must be. */
export interface CompletedSignIn {
  accountId: string;
  /** As the browser keeps it. */
  deviceId?: string | undefined;
  /** The device needs no second step for thirty days; only where it has an id. */
  rememberDevice?: boolean;
  /** The second factor; null where none was needed. */
  shownFactor: FactorKind | null;
  /** The hash that the password was found right by, where that was just now: it must still be the account's. */
  passwordHash?: string;
  /** Keys of the tries that this success forgets, beside those of the second step. */
  tries?: readonly string[];
}

/**
 * The only place that makes a session (docs/decisions/0019). Asks for the standing once more, gives the browser a new
 * cookie whatever it had before, knows the device from now on, forgets the tries, and writes the audit trail: so it must be
 * the last thing in its transaction.
 *
 * @throws Refusal loginSuspended; invalidLogin where the password was changed meanwhile.
 */
export async function completeSignIn(
  trx: Transaction<Tables>,
  signIn: CompletedSignIn,
  visitor: Visitor,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<SignInOutcome> {
  const { accountId, shownFactor, passwordHash } = signIn;
  const { secret, healthSystem } = settings;
  const now = ports.clock.now();
  const account = await lockForSignIn(trx, accountId);
  if (account === undefined) throw new Refusal('invalidLogin');
  if (passwordHash !== undefined && passwordHash !== account.password_hash) throw new Refusal('invalidLogin');
  if (account.standing !== 'active') throw refuseSuspended(account.standing);

  const device = await knowDevice(trx, signIn, visitor, secret, now);
  const { token, hash } = newAccountToken(accountId);
  await startSession(trx, {
    session: {
      account_id: accountId,
      token_hash: hash,
      session_id: randomUUID(),
      device_key: device.key,
      browser: visitor.browser,
      signed_in_at: now,
      last_used_at: now,
      password_confirmed_at: now,
      ends_at: secondsAfter(now, healthSystem.session.endsAfterSeconds),
      challenge: null,
    },
    replaced: readAccountToken(visitor.cookies.read('session') ?? ''),
    tries: [
      ...(signIn.tries ?? []),
      ...(shownFactor === null ? [] : twoStepSubjects(secret, accountId).map(({ key }) => key)),
    ],
    isProvenOtherwise: shownFactor !== null && shownFactor !== 'email',
  });
  visitor.cookies.keep('session', token, null);
  if (device.isStranger) {
    await queueNotice(trx, ports.jobs, openProfile(secret, account.profile), 'newDevice', settings);
  }
  const details = { secondFactor: shownFactor ?? 'none', newDevice: device.isStranger };
  await appendAudit(trx, { secret, now }, { event: 'signedIn', accountId, actor: 'account', details });
  return {
    action: account.admitted_to ?? 'private',
    twoFactorRequired: false,
    emergencyRoomAdmitted: account.admitted_to === 'emergencyRoom',
  };
}

/** Notes the device as familiar, and remembers it where that was asked for. */
async function knowDevice(
  trx: Transaction<Tables>,
  { accountId, deviceId, rememberDevice = false }: CompletedSignIn,
  visitor: Visitor,
  secret: string,
  now: Date,
): Promise<{ key: Uint8Array | null; isStranger: boolean }> {
  if (deviceId === undefined) return { key: null, isStranger: false };
  const key = deviceKey(secret, deviceId);
  const remembered = rememberDevice ? newAccountToken(accountId) : null;
  const seconds = REMEMBERED_DEVICE_DAYS * DAY_SECONDS;
  const isStranger = await touchDevice(trx, {
    account_id: accountId,
    device_key: key,
    device_id: randomUUID(),
    browser: visitor.browser,
    remember_hash: remembered?.hash ?? null,
    remembered_until: remembered === null ? null : secondsAfter(now, seconds),
    last_used_at: now,
  });
  if (remembered !== null) visitor.cookies.keep('device', remembered.token, seconds);
  return { key, isStranger };
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
