import type { EstimateMessageName } from '@portico/contract';
import { fullChargeOf } from '../figures/full-charge.ts';
import { readCodeServiceId } from '../figures/priced-service.ts';
import { type EstimateView, shownSite, type SiteView } from './estimate-view.ts';
import { heldParts } from './held-parts.ts';

/** What belongs beside the amount itself, since it may be taken for more, or for less, than it is (issue 14, point 3). */
export function wholeNames(view: EstimateView): EstimateMessageName[] {
  const site = shownSite(view);
  if (site === null) return [];
  return [...ofPlan(site), ...ofFullCharge(site), ...ofCode(view, site)];
}

function ofPlan({ insured }: SiteView): EstimateMessageName[] {
  if (insured === null || insured.owed === null) return [];
  const covered = insured.allowed.priced.map(({ component }) => insured.terms.terms.get(component.id)?.covered ?? true);
  if (covered.every((each) => each)) return [];
  return [covered.some((each) => each) ? 'notCoveredInPart' : 'notCovered'];
}

function ofFullCharge({ selfPay, insured }: SiteView): EstimateMessageName[] {
  if (insured !== null) return [];
  const full = fullChargeOf(selfPay.estimate);
  return full === 'none' ? [] : [full === 'part' ? 'fullChargeInPart' : 'fullCharge'];
}

function ofCode({ service }: EstimateView, site: SiteView): EstimateMessageName[] {
  if (readCodeServiceId(service.id) === null) return [];
  return [heldParts(service, site) === 'doctorPart' ? 'doctorsPartOnly' : 'oneCodeOnly'];
}
