import type { InputOf, ReplyOf } from '@portico/contract';
import { openKeptEstimateForm, zip5 } from '@portico/rules';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { requireUseInTurn } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { countUse, returnUse } from '../../platform/limits/rate-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn, secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { type KeptKey, possibleHashes } from '../kept/kept-estimate.ts';
import { newKeptTicket } from '../kept/kept-ticket.ts';
import { findKeptEstimate, type StoredKeptEstimate } from '../queries/kept-estimates.ts';

/**
 * Opens an estimate that somebody keeps, on whatever device. A try is counted before it is looked at; a number that was mistyped
 * counts for nobody, since its check character tells.
 *
 * @throws Refusal malformedRequest with the fields to correct; keptEstimateRefused, the same for a number that nobody has, another
 *   date of birth or ZIP code, an estimate that has ended or was deleted, and one that was tried too often; tooManyRequests beyond
 *   the limits of browser and address, with the seconds to wait.
 */
export async function openKeptEstimate(
  input: InputOf<'openKeptEstimate'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'openKeptEstimate'>> {
  const { ports, settings } = services;
  const now = ports.clock.now();
  const today = dayIn(settings.healthSystem.timeZone, now);
  const { by } = input;
  const { number, birthDate, zip } = requireFields(openKeptEstimateForm, input, { today, by });
  await limitOpens(visitor, services);
  const stored = await findOpened({ number, by, fact: birthDate ?? zip5(zip ?? '') }, services);
  if (stored === null) {
    const record = { event: 'keptEstimateRefused', accountId: null, actor: 'visitor' } as const;
    return refuseAndRecord(new Refusal('keptEstimateRefused'), record, visitor, services);
  }
  const accountId = stored.owner_kind === 'account' ? stored.owner_id : null;
  const entry = { event: 'keptEstimateOpened', accountId, actor: 'visitor' } as const;
  await services.database.db.transaction().execute((trx) => appendAudit(trx, auditContext(visitor, services), entry));
  return { Key: newKeptTicket(settings.keys, stored.number_hash, visitor, now) };
}

async function limitOpens({ address, browserId }: Visitor, { database, ports, settings }: Services): Promise<void> {
  const { keys } = settings;
  const uses = [
    { key: limitKey(keys, `kept:address:${address}`), limit: limits.keptEstimateOpensOfAddress.number },
    { key: limitKey(keys, `kept:browser:${browserId}`), limit: limits.keptEstimateOpensOfBrowser.number },
  ];
  await requireUseInTurn(database.db, uses, ports.clock.now(), limits.keptEstimateOpensOfBrowser.window);
}

/** Counted by the number, whoever tries and whether or not anybody has it; a right try gives its count back. */
async function findOpened(key: KeptKey, { database, ports, settings }: Services): Promise<StoredKeptEstimate | null> {
  const now = ports.clock.now();
  const { number: most, window } = limits.keptEstimateTries;
  const tried = limitKey(settings.keys, `kept:number:${key.number}`);
  const [usage] = await countUse(database.db, [tried], now, secondsAfter(now, window));
  const { numbers, facts } = possibleHashes(settings.keys, key);
  const stored = await findKeptEstimate(database.db, numbers, now);
  const isRight = stored !== undefined && facts.some((fact) => Buffer.compare(fact, stored.fact_hash) === 0);
  if (!isRight || (usage?.points ?? 0) > most) return null;
  await returnUse(database.db, [tried]);
  return stored;
}
