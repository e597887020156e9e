import { type EstimateModel, getEstimateDetails } from '@portico/contract';
import { PreparedReply, type SharedReply, shareReply } from '../../platform/prepared-reply.ts';
import { dayIn } from '../../platform/time.ts';
import type { PricedService } from '../figures/priced-service.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import type { EstimateServices } from '../services.ts';
import { createReplyCache, type ReplyCache } from '../services/reply-cache.ts';
import type { EstimateViewer } from './estimate-view.ts';
import { loadEstimateView } from './load-estimate-view.ts';
import { modelOfView, presentEstimate } from './present-estimate.ts';

/** Estimates that are alike for many guests, as they are sent, by everything that they depend on. */
export type SharedEstimates = ReplyCache<SharedReply>;

/** In bytes as they are packed, of all of them together: of 60 locations one has 40 kB, and three when it is packed. */
const MAX_BYTES = 16_000_000;

export function createSharedEstimates(): SharedEstimates {
  return createReplyCache<SharedReply>(MAX_BYTES, { weigh: ({ start }) => start.deflated.length });
}

/** The id alone is a guest's own. */
const own = ['EstimateId'] as const;

const nobodys = {
  id: '',
  owner_kind: 'guest',
  owner_id: '',
  insurance_id: null,
  benefits: null,
  second_insurance_id: null,
  second_benefits: null,
  saved_at: null,
  saved_figures: null,
  valid_until: null,
  saved_by: null,
  created_at: new Date(0),
  updated_at: new Date(0),
} as const;

const nobody = { ownerId: '', kind: 'guest', savedBy: null, canBegin: true, canEditAndSave: false } as const;

/**
 * An estimate to be sent. That of a guest without insurance is the same for all who chose the same: made once for each price version
 * (decision 161). It is made from nothing but what is in the key, so that nothing of one guest can get to another.
 */
export async function presentShared(
  stored: StoredEstimate,
  service: PricedService,
  viewer: EstimateViewer,
  services: EstimateServices,
): Promise<EstimateModel | PreparedReply> {
  if (!isAlikeForMany(stored, viewer)) return presentEstimate(stored, service, viewer, services);
  const live = service.live ?? (await services.prices.live());
  const { timeZone } = services.settings.healthSystem;
  const { service_area, location_id, provider_id, is_self_pay, disclaimer_accepted, kind_of_care } = stored;
  const chosen = { service_area, location_id, provider_id, is_self_pay, disclaimer_accepted, kind_of_care };
  // Of the time until which it is valid the day alone is shown.
  const day = dayIn(timeZone, stored.expires_at);
  const { language } = viewer;
  const key = JSON.stringify([service.id, chosen, day, language, [...live]]);
  const shared = await services.sharedEstimates.get(key, async () => {
    const anybodys = { ...nobodys, ...chosen, template: service.id, expires_at: stored.expires_at };
    const view = await loadEstimateView(anybodys, { ...service, live }, { owner: nobody, language }, services);
    // A replica that lags behind may have answered from another version.
    const isOfKey = [...view.sites].every(([id, { selfPay }]) => selfPay.file?.versionId === live.get(id)?.versionId);
    return { reply: shareReply(getEstimateDetails, modelOfView(view, services), own), isOfKey };
  });
  return new PreparedReply(shared, { EstimateId: stored.id });
}

function isAlikeForMany(stored: StoredEstimate, { owner }: EstimateViewer): boolean {
  const { saved_at, insurance_id, second_insurance_id, benefits, second_benefits } = stored;
  const ofInsurance = [insurance_id, second_insurance_id, benefits, second_benefits];
  return owner.kind === 'guest' && saved_at === null && ofInsurance.every((each) => each === null);
}
