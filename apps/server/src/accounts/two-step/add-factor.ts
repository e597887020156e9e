import type { FactorKind } from '@portico/contract';
import type { Transaction } from 'kysely';
import type { OwnAccount } from '../own-account.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { clearRecoveredByEmail } from '../queries/accounts.ts';
import { replaceRecoveryCodes } from '../queries/recovery-codes.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

/**
 * What follows when a factor begins to count: the first one brings recovery codes, and the person is told. Writes the
 * audit trail, so it must be the last thing in its transaction.
 *
 * @param added isFirst: the account had none, so that two-step verification is on from now.
 * @returns the codes, to be shown once; null where the account has some already.
 */
export async function finishAddingFactor(
  trx: Transaction<Tables>,
  { accountId, profile }: OwnAccount,
  { kind, isFirst }: { kind: FactorKind; isFirst: boolean },
  visitor: Visitor,
  services: Services,
): Promise<string[] | null> {
  const { ports, settings } = services;
  const recoveryCodes = isFirst ? await issueRecoveryCodes(trx, accountId, settings.secret) : null;
  // Until now the mailbox alone opened the account. What is chosen as second factor from here on counts, e-mail too.
  if (isFirst) await clearRecoveredByEmail(trx, accountId);
  await queueNotice(trx, ports.jobs, profile, 'twoStepChanged', settings);
  const details = { factor: kind, first: isFirst };
  const entry = { event: 'factorAdded', accountId, actor: 'account', details } as const;
  await appendAudit(trx, auditContext(visitor, services), entry);
  return recoveryCodes;
}

/** Puts ten new recovery codes in place of any before, and answers them as they are shown. */
export async function issueRecoveryCodes(
  trx: Transaction<Tables>,
  accountId: string,
  secret: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(secret, accountId, code));
  await replaceRecoveryCodes(trx, accountId, hashes);
  return codes;
}
