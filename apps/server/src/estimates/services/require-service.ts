import { findTemplate } from '../../catalogue/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findListedCode } from '../../prices/queries/listed-codes.ts';
import { type PricedService, readCodeServiceId, serviceOfCode } from '../figures/priced-service.ts';
import type { EstimateServices } from '../services.ts';

/**
 * The service with this id: a template of the catalogue, or a billed code in the price file of a location.
 *
 * @throws Refusal unknownTemplate
 */
export async function requireService(
  id: string,
  { database, settings }: Pick<EstimateServices, 'database' | 'settings'>,
): Promise<PricedService> {
  const template = findTemplate(id);
  if (template) return template;
  const billed = readCodeServiceId(id);
  if (billed === null) throw new Refusal('unknownTemplate');
  const types = billed.codeType === 'MS-DRG' ? ['MS-DRG'] : ['CPT', 'HCPCS'];
  const listed = await Promise.all(
    settings.healthSystem.locations.map((location) => findListedCode(database.readDb, location.id, types, billed.code)),
  );
  const found = listed.find((each) => each !== undefined);
  if (!found) throw new Refusal('unknownTemplate');
  return serviceOfCode(billed.codeType, found);
}
