import type { FactorKind, SignInOutcome } from '@portico/contract';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { deviceKey } from '../../platform/crypto/lookup-keys.ts';
import type { ByIdentity } from '../identities/by-identity.ts';
import { unsealProfile } from '../profile.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { touchIdentity } from '../queries/account-identities.ts';
import { type HeldAccount, lockForSignIn } from '../queries/accounts-of-sign-in.ts';
import { deleteSession } from '../queries/sessions.ts';
import { listFactors } from '../queries/second-factors.ts';
import { startSession } from '../queries/start-session.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { twoStepSubjects } from './try-subjects.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { isLive } from '../sessions/session-times.ts';
import { newAccountToken, readAccountToken } from '../../platform/crypto/account-token.ts';
import { secondsAfter } from '../../platform/time.ts';
import { secondStepDemand } from '../two-step/demanded.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { limits } from '../../platform/limits/limits.ts';

/** No password was entered: changes of the account's security ask for it first. */
const NO_PASSWORD = new Date(0);

/** A sign-in with all its steps done. */
export interface CompletedSignIn {
  accountId: string;
  /** The browser's own id of the device. */
  deviceId?: string | undefined;
  /** The device needs no second step for thirty days. Only if it has an id. */
  rememberDevice?: boolean;
  /** The second factor; null if none was needed. */
  shownFactor: FactorKind | null;
  /** Null: it was begun by the password. */
  identity?: ByIdentity | null;
  /** The result of lockForSignIn, if this transaction has read it already. */
  held?: HeldAccount;
  /** The limits whose tries are cleared by this success, beside those of the second step. */
  limits?: readonly TryLimit[];
}

/**
 * The only place that makes a session (docs/decisions/0019). It checks the account's status once more, always gives the
 * browser a new cookie, has the session wait for a second step that is demanded and not set up
 * (docs/decisions/0088), adds the device to the known ones, clears the tries, and writes the audit trail. It must be the
 * last step of its transaction.
 *
 * @throws Refusal loginSuspended; invalidLogin if the account has been deleted.
 */
export async function completeSignIn(
  trx: Transaction<Tables>,
  signIn: CompletedSignIn,
  visitor: Visitor,
  services: Pick<Services, 'ports' | 'settings' | 'terms'>,
): Promise<SignInOutcome> {
  const { ports, settings, terms } = services;
  const { accountId, shownFactor, identity = null } = signIn;
  const { keys, healthSystem } = settings;
  const context = auditContext(visitor, services);
  const { now } = context;
  const account = signIn.held ?? (await lockForSignIn(trx, accountId));
  if (account === undefined) throw new Refusal('invalidLogin');
  if (account.standing !== 'active') throw refuseSuspended(account.standing);

  const isFactorDue =
    shownFactor === null &&
    (await secondStepDemand(trx, healthSystem, account, now))?.isInForce === true &&
    (await listFactors(trx, accountId)).length === 0;
  const { token, hash } = newAccountToken(accountId);
  const replaced = await endReplacedSession(trx, visitor, now, healthSystem.session);
  const isOnStranger = await startSession(trx, {
    session: {
      account_id: accountId,
      token_hash: hash,
      // To who signs in anew in the same browser it is one session, with the apps that it has signed in to (docs/decisions/0166).
      session_id: replaced?.accountId === accountId ? replaced.sessionId : randomUUID(),
      device_key: signIn.deviceId === undefined ? null : deviceKey(keys, signIn.deviceId),
      browser: visitor.browser,
      signed_in_at: now,
      last_used_at: now,
      password_confirmed_at: identity === null ? now : NO_PASSWORD,
      ends_at: secondsAfter(now, healthSystem.session.endsAfterSeconds),
      terms_due: terms.isDue(account.terms_version),
      factor_due: isFactorDue,
      shown_factor: shownFactor,
      identity_provider: identity?.provider ?? null,
      identity_amr: identity === null ? null : [...identity.amr],
      identity_session: identity?.session ?? null,
    },
    remembered: rememberDevice(signIn, visitor, now),
    newDeviceId: randomUUID(),
    limits: [...(signIn.limits ?? []), ...(shownFactor === null ? [] : twoStepSubjects(keys, accountId))],
    isFirst: !account.has_signed_in,
    isMailboxCleared: account.recovered_by_email && shownFactor !== null && shownFactor !== 'email',
  });
  visitor.cookies.set('session', token, null);
  visitor.cookies.renewBrowser();
  if (identity !== null) await touchIdentity(trx, accountId, identity.provider, now);
  const isStranger = isOnStranger && account.has_signed_in;
  if (isStranger) {
    await queueNotice(trx, ports.jobs, unsealProfile(keys, account), 'newDevice', settings);
  }
  if (replaced !== null) {
    const reason = { reason: 'replaced' };
    await appendAudit(trx, context, {
      event: 'signedOut',
      accountId: replaced.accountId,
      actor: 'account',
      details: reason,
    });
  }
  const details = {
    secondFactor: shownFactor ?? (isFactorDue ? 'due' : 'none'),
    newDevice: isStranger,
    ...(identity === null ? {} : { identityProvider: identity.provider }),
    // For the owner to know it by.
    ...(visitor.browser === '' ? {} : { browser: visitor.browser }),
  };
  await appendAudit(trx, context, { event: 'signedIn', accountId, actor: 'account', details });
  return {
    action: account.admitted_to ?? 'private',
    twoFactorRequired: false,
    emergencyRoomAdmitted: account.admitted_to === 'emergencyRoom',
  };
}

/** Ends the browser's previous session and returns it; null if none was live. */
async function endReplacedSession(
  trx: Transaction<Tables>,
  { cookies }: Visitor,
  now: Date,
  times: Services['settings']['healthSystem']['session'],
): Promise<Pick<SignedIn, 'accountId' | 'sessionId'> | null> {
  const token = readAccountToken(cookies.read('session') ?? '');
  const session = token === null ? undefined : await deleteSession(trx, token);
  return session !== undefined && isLive(session, times, now) ? session : null;
}

/** Gives the browser the cookie that spares it the second step, if the person asked for it and the device has an id. */
function rememberDevice(
  { accountId, deviceId, rememberDevice: isAsked = false }: CompletedSignIn,
  { cookies }: Visitor,
  now: Date,
): { hash: Uint8Array; until: Date } | null {
  if (!isAsked || deviceId === undefined) return null;
  const { token, hash } = newAccountToken(accountId);
  const seconds = limits.rememberedDevice.window;
  cookies.set('device', token, seconds);
  return { hash, until: secondsAfter(now, seconds) };
}
