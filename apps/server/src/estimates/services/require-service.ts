import { findTemplate } from '../../catalogue/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import { type PricedService, readCodeServiceId, serviceOfCode } from '../figures/priced-service.ts';
import type { EstimateServices } from '../services.ts';

/**
 * The service with this id: a template of the catalogue, or a billed code in the price file of a location.
 *
 * @param known what is live, where the call has read it: then the service has its prices of that.
 * @throws Refusal unknownTemplate
 */
export async function requireService(
  id: string,
  {
    prices,
    settings,
  }: Pick<EstimateServices, 'prices'> & { readonly settings: Pick<EstimateServices['settings'], 'healthSystem'> },
  known?: LiveVersions,
): Promise<PricedService> {
  const template = findTemplate(id);
  if (template) return known === undefined ? template : { ...template, live: known };
  const billed = readCodeServiceId(id);
  if (billed === null) throw new Refusal('unknownTemplate');
  const types = billed.codeType === 'MS-DRG' ? ['MS-DRG'] : ['CPT', 'HCPCS'];
  const locationIds = settings.healthSystem.locations.map(({ id: locationId }) => locationId);
  const live = known ?? (await prices.live());
  const listed = await prices.findCode(live, locationIds, types, billed.code);
  if (listed === undefined) throw new Refusal('unknownTemplate');
  return { ...serviceOfCode(billed.codeType, listed), live };
}
