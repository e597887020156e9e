import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { underNewName } from './copied-inquiry.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { hasSameInsurances } from '../figures/insurance-places.ts';
import { copyAnswers } from '../queries/inquiries.ts';
import { findInsurance, insertInsurance, updateInsurance } from '../queries/insurances.ts';
import { holdEstimate, updateEstimateInsurance } from '../queries/paid-estimates.ts';
import { correctedInsurance, correctionOf } from './correction.ts';
import { sealInsurance, unsealInsurance } from './insurance.ts';
import type { PeopleOnFile } from '@portico/x12';

/** What is corrected, and with what. */
interface Correcting {
  readonly estimate: StoredEstimate;
  /** As the insurer's answer has them. */
  readonly onFile: PeopleOnFile | null;
  /** The insurance that the account has on file is corrected, too. */
  readonly alsoOnFile: boolean;
  /** When an insurance that is not on file is deleted. */
  readonly expiresAt: Date;
}

/**
 * Gives an estimate's insurance the details that the insurer has (decision 74). The insurance on file stays as it is unless the person
 * wants it changed: then the estimate gets one of its own. The insurer's answers go with it: they are about the person whom it has.
 *
 * @throws Refusal unknownEstimate where another estimate has replaced this one in the meantime, or its insurances have changed places.
 */
export async function saveCorrectedDetails(
  { estimate, onFile, alsoOnFile, expiresAt }: Correcting,
  owner: EstimateOwner,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StoredEstimate> {
  const { ports, settings, database } = services;
  const { owner_id, insurance_id } = estimate;
  if (insurance_id === null) return estimate;
  return retriedTransaction(database.db, async (trx) => {
    const current = await holdEstimate(trx, estimate);
    if (!current || !hasSameInsurances(current, estimate)) throw new Refusal('unknownEstimate');
    const stored = await findInsurance(trx, owner_id, insurance_id);
    const insurance = stored && unsealInsurance(settings.keys, stored);
    const correction = insurance && correctionOf(insurance, onFile);
    if (!correction) return estimate;
    const corrected = correctedInsurance(insurance, correction);
    await auditCorrection(trx, { estimate, isOnFile: stored.is_on_file && alsoOnFile }, owner, visitor, services);
    if (!stored.is_on_file || alsoOnFile) {
      const row = { owner_id, id: insurance_id };
      await updateInsurance(trx, row, sealInsurance(settings.keys, row, corrected));
      return estimate;
    }
    const now = ports.clock.now();
    const id = randomUUID();
    const own = {
      ...stored,
      id,
      insurance: sealInsurance(settings.keys, { owner_id, id }, corrected),
      is_on_file: false,
      is_second_on_file: false,
      created_at: now,
      expires_at: expiresAt,
    };
    await insertInsurance(trx, own, now);
    await copyAnswers(trx, stored, own.id, (inquiry) => underNewName(settings.keys, inquiry));
    const updated = await updateEstimateInsurance(trx, estimate, { insurance_id: own.id, updated_at: now });
    if (!updated) throw new Refusal('unknownEstimate');
    return updated;
  });
}

async function auditCorrection(
  trx: Transaction<Tables>,
  { estimate, isOnFile }: { estimate: StoredEstimate; isOnFile: boolean },
  { kind, ownerId }: EstimateOwner,
  visitor: Visitor,
  services: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  await appendAudit(trx, auditContext(visitor, services), {
    event: 'insuranceCorrected',
    accountId: kind === 'account' ? ownerId : null,
    actor: kind === 'account' ? 'account' : 'visitor',
    details: { estimate: estimate.id, isOnFile },
  });
}
