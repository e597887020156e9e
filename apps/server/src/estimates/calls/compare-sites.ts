import type { InputOf, ReplyOf } from '@portico/contract';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { PricedService } from '../figures/priced-service.ts';
import { paymentOf } from '../model/estimate-view.ts';
import { loadEstimateView, siteViews } from '../model/load-estimate-view.ts';
import type { ComparedView } from '../model/compared-view.ts';
import { siteComparisons } from '../model/sites.ts';
import { listWorkingEstimates } from '../queries/estimates.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { codesOf } from '../services/billed-codes.ts';
import { locationModel, providersFor } from '../services/locations.ts';
import { requireService } from '../services/require-service.ts';

/**
 * What a service would cost at every site, before one of them is chosen (docs/decisions/0129). No estimate is begun. Where the visitor has
 * one of this service already, its insurance is counted, as the page of the estimate does.
 */
export async function compareSites(
  { template, token }: InputOf<'compareSites'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'compareSites'>> {
  const owner = await requireEstimateOwner(token, visitor, services);
  const service = await requireService(template, services);
  const { language } = visitor;
  const system = services.settings.healthSystem;
  const view = await comparedView(service, owner, visitor, services);
  const { insurance } = view;
  const isInsured = insurance !== null && paymentOf(view) === 'insurance';
  return {
    ServiceName: service.name[language],
    ServiceNameLanguage: service.nameLanguage ?? language,
    ServiceDescription: service.description[language],
    Codes: codesOf(service),
    PlanName: isInsured ? [insurance.payorName, insurance.planName ?? ''].join(' ').trim() : '',
    Sites: siteComparisons(view, messagesOf(language)),
    Locations: system.locations.map((each) =>
      locationModel(system, each, language, providersFor(each, service.specialty)),
    ),
  };
}

async function comparedView(
  service: PricedService,
  owner: EstimateOwner,
  { language }: Visitor,
  services: EstimateServices,
): Promise<ComparedView> {
  const { database, ports, settings } = services;
  const working = await listWorkingEstimates(database.db, owner.ownerId, ports.clock.now());
  const own = working.find(({ template }) => template === service.id);
  // No site is the chosen one here.
  if (own) return { ...(await loadEstimateView(own, service, { owner, language }, services)), location: null };
  return {
    stored: { is_self_pay: false },
    system: settings.healthSystem,
    language,
    service,
    location: null,
    kindQuestion: null,
    insurance: null,
    second: null,
    sites: await siteViews(service, null, services),
  };
}
