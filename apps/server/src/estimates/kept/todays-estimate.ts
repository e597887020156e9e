import { randomUUID } from 'node:crypto';
import type { EstimateModel, Language } from '@portico/contract';
import { Refusal } from '../../platform/refusal.ts';
import { withoutSecond } from '../figures/insurance-places.ts';
import type { PricedService } from '../figures/priced-service.ts';
import { type EstimateView, patientCents, paymentOf, shownSite } from '../model/estimate-view.ts';
import { type PricingServices, viewOfKnown } from '../model/load-estimate-view.ts';
import { modelOfView } from '../model/present-estimate.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { requireService } from '../services/require-service.ts';
import type { EstimateServices } from '../services.ts';
import type { KeptEstimate } from './kept-estimate.ts';

/** When, and for whom. */
interface Asked {
  readonly language: Language;
  readonly ends: Date;
  readonly now: Date;
}

/**
 * What a kept estimate comes to by today's prices, and by the benefits of the day on which it was kept.
 *
 * @returns null where the service is in no price file any more.
 */
export async function todaysEstimate(
  kept: KeptEstimate,
  asked: Asked,
  services: Pick<EstimateServices, 'settings' | 'prices' | 'rates'>,
): Promise<EstimateModel | null> {
  const view = await todaysView(kept, asked, services);
  return view && modelOfView(view, services);
}

/** The same, of the amount alone, in cents; null where it has no price today. */
export async function todaysCents(kept: KeptEstimate, asked: Asked, services: PricingServices): Promise<number | null> {
  const view = await todaysView(kept, asked, services);
  if (view === null || paymentOf(view) === 'unsettled') return null;
  const site = shownSite(view);
  return site && patientCents(site);
}

async function todaysView(
  kept: KeptEstimate,
  { language, ends, now }: Asked,
  services: PricingServices,
): Promise<EstimateView | null> {
  const service = await findService(kept.choices.template, services);
  if (service === null) return null;
  const known = {
    owner: nobody,
    language,
    insurance: kept.insurance,
    second: kept.second,
    saved: kept.figures,
    hasCoverageOnFile: false,
    secondPayorOnFile: '',
  };
  return viewOfKnown(asStored(kept, ends, now), service, known, services);
}

/** Whoever looks at it changes nothing in it. */
const nobody = { ownerId: randomUUID(), kind: 'guest', savedBy: null, canBegin: false, canEditAndSave: false } as const;

function asStored({ choices }: KeptEstimate, ends: Date, now: Date): StoredEstimate {
  return {
    ...choices,
    id: nobody.ownerId,
    owner_kind: nobody.kind,
    owner_id: nobody.ownerId,
    disclaimer_accepted: true,
    insurance_id: null,
    benefits: null,
    ...withoutSecond,
    saved_at: null,
    saved_figures: null,
    saved_by: null,
    valid_until: ends,
    created_at: now,
    updated_at: now,
    expires_at: ends,
  };
}

async function findService(template: string, services: PricingServices): Promise<PricedService | null> {
  try {
    return await requireService(template, services);
  } catch (error) {
    if (error instanceof Refusal && error.error === 'unknownTemplate') return null;
    throw error;
  }
}
