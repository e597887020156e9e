import type { FactorKind } from '@portico/contract';
import type { Transaction } from 'kysely';
import type { OwnAccount } from '../own-account.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { clearRecoveredByEmail } from '../queries/accounts.ts';
import { deleteDueSessions, openDueSession } from '../queries/sessions.ts';
import { replaceRecoveryCodes } from '../queries/recovery-codes.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { newAccountToken } from '../../platform/crypto/account-token.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';

/** Recovery codes as shown to the person, and as they are stored. */
export interface NewRecoveryCodes {
  codes: string[];
  hashes: Uint8Array[];
}

/**
 * Makes ten new recovery codes. Before the transaction that stores them: hashing takes long.
 *
 * @throws Refusal unavailable if too many hashes wait already.
 */
export async function prepareRecoveryCodes(accountId: string): Promise<NewRecoveryCodes> {
  const codes = newRecoveryCodes();
  return { codes, hashes: await hashRecoveryCodes(accountId, codes) };
}

/** The last factor was removed in another browser since it was read that there is one: the new one is the first. */
class CodesNeeded extends Error {
  override readonly name = 'CodesNeeded';
}

/**
 * Adds a factor with recovery codes where it is the first. That it is not the first may have changed by the time at which the
 * factors are held: nothing of the transaction stays then, and it is run again, with codes.
 *
 * @param isFirst as far as is known before the transaction.
 * @param add the transaction, which finishAddingFactor ends.
 */
export async function addWithRecoveryCodes<Result>(
  accountId: string,
  isFirst: boolean,
  add: (prepared: NewRecoveryCodes | null) => Promise<Result>,
): Promise<Result> {
  try {
    return await add(isFirst ? await prepareRecoveryCodes(accountId) : null);
  } catch (error) {
    if (!(error instanceof CodesNeeded)) throw error;
    return add(await prepareRecoveryCodes(accountId));
  }
}

/**
 * Completes the adding of a factor: the first one brings recovery codes, and the person is notified. Writes the audit
 * trail, so it must be the last step of its transaction. A session that waited for a second step is open from now on,
 * under a new cookie; others that wait end.
 *
 * @param added isFirst: the account had no factor, so two-step verification is on from now; prepared: the codes for
 *   this case.
 * @returns the codes, to be shown once; null if the account has some already.
 * @throws Refusal signInRequired
 * @throws CodesNeeded for the first factor without codes: call it within addWithRecoveryCodes.
 */
export async function finishAddingFactor(
  trx: Transaction<Tables>,
  { accountId, session, profile }: OwnAccount,
  { kind, isFirst, prepared }: { kind: FactorKind; isFirst: boolean; prepared: NewRecoveryCodes | null },
  visitor: Visitor,
  services: Services,
): Promise<string[] | null> {
  const { ports, settings } = services;
  if (isFirst && prepared === null) throw new CodesNeeded();
  if (session.factorDue) {
    // Somebody else has set up a factor meanwhile, which this browser has not shown.
    if (!isFirst) throw new Refusal('signInRequired');
    const { token, hash } = newAccountToken(accountId);
    await openDueSession(trx, session, { newHash: hash, shownFactor: kind });
    visitor.cookies.set('session', token, null);
  }
  await deleteDueSessions(trx, accountId);
  const recoveryCodes = isFirst ? prepared : null;
  if (recoveryCodes !== null) await replaceRecoveryCodes(trx, accountId, recoveryCodes.hashes);
  // Until now the mailbox alone gave access to the account. From now on the chosen second factors count, e-mail too.
  if (isFirst) await clearRecoveredByEmail(trx, accountId);
  await queueNotice(trx, ports.jobs, profile, 'twoStepChanged', settings);
  const details = { factor: kind, first: isFirst };
  const entry = { event: 'factorAdded', accountId, actor: 'account', details } as const;
  await appendAudit(trx, auditContext(visitor, services), entry);
  return recoveryCodes?.codes ?? null;
}
