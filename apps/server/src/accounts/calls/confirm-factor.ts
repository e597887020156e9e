import type { InputOf, ReplyOf } from '@portico/contract';
import type { Transaction } from 'kysely';
import { type OwnAccount, requireOwnAccount } from '../own-account.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { deleteFactor, findUnconfirmedFactor, holdFactors, setFactorConfirmed } from '../queries/second-factors.ts';
import { deleteSentCodes } from '../queries/sent-codes.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { twoStepSubjects } from '../sign-in/try-subjects.ts';
import { clearTries } from '../../platform/limits/tries.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';
import { addWithRecoveryCodes, finishAddingFactor, type NewRecoveryCodes } from '../two-step/add-factor.ts';
import { beginCodeTry, refuseCode } from '../two-step/code-tries.ts';
import {
  hasRoomForFactor,
  type HeldFactor,
  loadFactors,
  unsealFactorRow,
  requireRoomForFactor,
} from '../two-step/factors.ts';
import { askedBySession } from '../two-step/sent-code.ts';
import { spendFactorCode, type Verdict } from '../two-step/spend-code.ts';

type Reply = ReplyOf<'confirmFactor'>;

/**
 * Confirms a second factor by its code. It replaces a confirmed factor with the same phone or mailbox.
 *
 * @throws Refusal passwordNeeded; unknownFactor; tooManyFactors; loginLockout; codeInvalid, codeUsed, codeExpired.
 */
export async function confirmFactor(
  { factorId, code }: InputOf<'confirmFactor'>,
  visitor: Visitor,
  services: Services,
): Promise<Reply> {
  const { database, ports, settings } = services;
  const own = await requireOwnAccount(visitor, services);
  const { accountId, session } = own;
  requireRecentPassword(session, ports.clock.now());
  if (!isUuid(factorId)) throw new Refusal('unknownFactor');
  const row = await findUnconfirmedFactor(database.db, accountId, factorId);
  if (row === undefined) throw new Refusal('unknownFactor');
  const factor = unsealFactorRow(settings.keys, row);
  // Checked before anything is counted or spent: if there is no room for the factor, its code is useless.
  const before = await loadFactors(database.db, settings.keys, accountId);
  requireRoomForFactor(besidesReplaced(before, factor).remaining.length);
  const tried = await beginCodeTry(accountId, visitor, services);
  const outcome = await addWithRecoveryCodes(accountId, before.length === 0, (prepared) =>
    retriedTransaction(database.db, (trx) => spendAndConfirm(trx, own, { factor, code, prepared }, visitor, services)),
  );
  // Thrown after the transaction, so that the code stays spent and the tries stay cleared.
  if (outcome === 'tooManyFactors') throw new Refusal(outcome);
  if (typeof outcome === 'string') throw refuseCode(outcome, tried);
  return outcome;
}

async function spendAndConfirm(
  trx: Transaction<Tables>,
  own: OwnAccount,
  { factor, code, prepared }: { factor: HeldFactor; code: string; prepared: NewRecoveryCodes | null },
  visitor: Visitor,
  services: Services,
): Promise<Reply | Exclude<Verdict, 'right'> | 'tooManyFactors'> {
  const { accountId } = own;
  const { keys } = services.settings;
  const now = services.ports.clock.now();
  const { kind } = factor.secret;
  await holdFactors(trx, accountId);
  const askedBy = askedBySession(own.session);
  const verdict = await spendFactorCode(trx, { keys, accountId, askedBy, now }, factor, code);
  if (verdict !== 'right') {
    const details = { factor: kind, reason: verdict, adding: true };
    const entry = { event: 'secondStepRefused', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
    return verdict;
  }
  await clearTries(trx, twoStepSubjects(keys, accountId));
  const before = await loadFactors(trx, keys, accountId);
  const { replaced, remaining } = besidesReplaced(before, factor);
  if (!hasRoomForFactor(remaining.length)) return 'tooManyFactors';
  if (!(await setFactorConfirmed(trx, accountId, factor.id, now))) throw new Refusal('unknownFactor');
  for (const id of replaced) await deleteFactor(trx, accountId, id);
  await deleteSentCodes(trx, accountId, replaced);
  const added = { kind, isFirst: before.length === 0, prepared };
  return { recoveryCodes: await finishAddingFactor(trx, own, added, visitor, services) };
}

/** The ids of the factors that a new one replaces, and the factors that remain. */
function besidesReplaced(
  before: readonly HeldFactor[],
  added: HeldFactor,
): { replaced: string[]; remaining: HeldFactor[] } {
  return {
    replaced: before.filter((each) => isSameRecipient(each, added)).map(({ id }) => id),
    remaining: before.filter((each) => !isSameRecipient(each, added)),
  };
}

/** Whether both send to the same phone or mailbox. */
function isSameRecipient({ secret: one }: HeldFactor, { secret: other }: HeldFactor): boolean {
  if (one.kind === 'sms') return other.kind === 'sms' && one.phone === other.phone;
  return one.kind === 'email' && other.kind === 'email' && one.address === other.address;
}
