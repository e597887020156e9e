import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { payorToAsk } from '../insurance/payor-to-ask.ts';
import { paymentOf } from '../model/estimate-view.ts';
import { loadEstimateView } from '../model/load-estimate-view.ts';
import { siteComparisons } from '../model/sites.ts';
import { newEstimate } from '../new-estimate.ts';
import { listWorkingOfService } from '../queries/estimates.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { codesOf } from '../services/billed-codes.ts';
import { locationModel, providersFor } from '../services/locations.ts';
import { requireService } from '../services/require-service.ts';

/**
 * What a service would cost at every site, before one of them is chosen (docs/decisions/0129). No estimate is begun: the amounts are
 * those of the estimate that would be, so an insurance counts that the visitor has for this service, or on file (docs/decisions/0120).
 */
export async function compareSites(
  { template, token }: InputOf<'compareSites'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'compareSites'>> {
  const owner = await requireEstimateOwner(token, visitor, services);
  if (!owner.canBegin) throw new Refusal('notPermitted');
  const service = await requireService(template, services);
  const { language } = visitor;
  const system = services.settings.healthSystem;
  const { database, ports } = services;
  const now = ports.clock.now();
  const begun = await listWorkingOfService(database.db, { owner_id: owner.ownerId, template: service.id });
  const same = begun.find((each) => each.expires_at > now);
  const estimate = await newEstimate(owner, { service_area: '', template: service.id }, same, services);
  const view = await loadEstimateView(estimate, service, { owner, language }, services);
  const insurance = paymentOf(view) === 'insurance' ? view.insurance : null;
  return {
    ServiceName: textOf(service.name, language),
    ServiceNameLanguage: service.nameLanguage ?? language,
    ServiceDescription: textOf(service.description, language),
    Codes: codesOf(service),
    PlanName: insurance === null ? '' : [insurance.payorName, insurance.planName ?? ''].join(' ').trim(),
    PlanToldAt: insurance?.confirmedAt?.toISOString() ?? '',
    PayorToAsk: insurance === null ? ((await payorToAsk(view, services))?.name ?? '') : '',
    Sites: siteComparisons(view, messagesOf(language)),
    Locations: system.locations
      .filter(({ id }) => view.sites.has(id))
      .map((each) => locationModel(system, each, language, providersFor(each, service.specialty))),
  };
}
