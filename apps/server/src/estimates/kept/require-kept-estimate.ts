import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findKeptEstimate, type StoredKeptEstimate } from '../queries/kept-estimates.ts';
import { type KeptEstimate, unsealKeptEstimate } from './kept-estimate.ts';
import { readKeptTicket } from './kept-ticket.ts';

/** A kept estimate and its row. */
export interface OpenedEstimate {
  readonly stored: StoredKeptEstimate;
  readonly kept: KeptEstimate;
}

/**
 * The estimate that this browser has opened by its number.
 *
 * @throws Refusal keptEstimateRefused, the same where it was opened too long ago, was deleted and has ended.
 */
export async function requireKeptEstimate(
  ticket: string,
  visitor: Pick<Visitor, 'browserId'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<OpenedEstimate> {
  const now = ports.clock.now();
  const numberHash = readKeptTicket(settings.keys, ticket, visitor, now);
  const stored = numberHash === null ? undefined : await findKeptEstimate(database.db, [numberHash], now);
  if (stored === undefined) throw new Refusal('keptEstimateRefused');
  return { stored, kept: unsealKeptEstimate(settings.keys, stored) };
}
