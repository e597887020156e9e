import type { EstimateModel } from '@portico/contract';
import type { StoredEstimate } from './queries/estimates.ts';
import { type EstimateInsurance, holdEstimate, updateEstimateInsurance } from './queries/paid-estimates.ts';
import { retriedTransaction } from '../platform/db/retried-transaction.ts';
import { hasSameInsurances } from './figures/insurance-places.ts';
import { Refusal } from '../platform/refusal.ts';
import type { EstimateServices } from './services.ts';
import type { EstimateViewer } from './model/estimate-view.ts';
import { presentEstimate } from './model/present-estimate.ts';
import { requireService } from './services/require-service.ts';

/**
 * Writes what a working estimate is paid with, and shows it. Where its insurances have changed since it was read, in another tab or
 * by a second press, it is shown as it is: what was asked for was about others.
 *
 * @param changes given the estimate as it is when they are written.
 * @throws Refusal unknownEstimate where it has given way to another meanwhile.
 */
export async function payWith(
  estimate: StoredEstimate,
  changes: (current: StoredEstimate) => EstimateInsurance,
  viewer: EstimateViewer,
  services: EstimateServices,
): Promise<EstimateModel> {
  const { database, ports } = services;
  const service = await requireService(estimate.template, services);
  const updated = await retriedTransaction(database.db, async (trx) => {
    const current = await holdEstimate(trx, estimate);
    if (current === undefined || !hasSameInsurances(current, estimate)) return current;
    return updateEstimateInsurance(trx, current, { ...changes(current), updated_at: ports.clock.now() });
  });
  if (!updated) throw new Refusal('unknownEstimate');
  return presentEstimate(updated, service, viewer, services);
}
