import type { EstimateModel } from '@portico/contract';
import type { StoredEstimate } from './queries/estimates.ts';
import { type EstimateInsurance, updateEstimateInsurance } from './queries/paid-estimates.ts';
import { Refusal } from '../platform/refusal.ts';
import type { EstimateServices } from './services.ts';
import type { EstimateViewer } from './model/estimate-view.ts';
import { presentEstimate } from './model/present-estimate.ts';
import { requireService } from './services/require-service.ts';

/**
 * Writes what a working estimate is paid with, and shows it.
 *
 * @throws Refusal unknownEstimate where it has given way to another meanwhile.
 */
export async function payWith(
  estimate: StoredEstimate,
  changes: EstimateInsurance,
  viewer: EstimateViewer,
  services: EstimateServices,
): Promise<EstimateModel> {
  const { database, ports } = services;
  const service = await requireService(estimate.template, services);
  const paid = { ...changes, updated_at: ports.clock.now() };
  const updated = await updateEstimateInsurance(database.db, estimate, paid);
  if (!updated) throw new Refusal('unknownEstimate');
  return presentEstimate(updated, service, viewer, services);
}
