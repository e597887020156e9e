import { type PricedParts, textOf } from '@portico/contract';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import { type PricedService, readCodeServiceId } from '../figures/priced-service.ts';
import { type EstimateView, patientCents, type SiteView } from './estimate-view.ts';

/**
 * What of the care a site's amount is for. A single billed code of which only the physician's fee is priced is the doctor's part: where
 * it is given in a hospital, the hospital bills its own (Findings, people A3).
 */
export function heldParts(service: PricedService, site: SiteView): PricedParts {
  if (patientCents(site) === null) return 'none';
  const { hospital, physician, physicianFeesRemoved, unpriced } = partsOf(site);
  if (physicianFeesRemoved) return 'hospitalPart';
  if (hospital === null && physician !== null && readCodeServiceId(service.id) !== null) return 'doctorPart';
  return unpriced.length > 0 ? 'incomplete' : 'whole';
}

/** The same in words, with the parts that are missing by name. */
export function heldText(
  { service, language }: Pick<EstimateView, 'service' | 'language'>,
  site: SiteView,
  { sites }: ServerMessages,
): string {
  const holds = heldParts(service, site);
  const { hospital, physician, unpriced } = partsOf(site);
  const names = new Map(service.components.map(({ id, name }) => [id, textOf(name, language)]));
  const missing = [...new Set(unpriced.map(({ component }) => names.get(component.id) ?? ''))].join(', ');
  switch (holds) {
    case 'none':
      return '';
    case 'whole':
      return hospital !== null && physician !== null ? sites.bothParts : sites.allParts;
    case 'doctorPart':
      return sites.doctorPart;
    case 'hospitalPart':
      return sites.hospitalPart(missing);
    default:
      return sites.missing(missing);
  }
}

function partsOf({ selfPay, insured }: SiteView) {
  return insured === null ? selfPay.estimate : insured.allowed;
}
