import { amountClaim, type EstimateModel, textOf } from '@portico/contract';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { HealthSystemLocation } from '../../platform/settings/health-system.ts';
import type { PricedService } from '../figures/priced-service.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { canBook } from '../services/can-book.ts';
import { codesOf } from '../services/billed-codes.ts';
import { wholeServicesOf } from '../services/whole-services.ts';
import { providersFor, locationModel, providerModel } from '../services/locations.ts';
import { benefitFields } from './benefits.ts';
import { blocksInsurance } from './blocks-insurance.ts';
import { changesSince } from './changes.ts';
import { doesProviderMatter } from './doctor-notes.ts';
import { estimateResult } from './estimate-result.ts';
import { type EstimateView, type EstimateViewer, paymentOf, shownSite } from './estimate-view.ts';
import { otherInsurances } from '../insurance/other-insurances.ts';
import { loadEstimateView, type ViewServices } from './load-estimate-view.ts';
import { kindOfCareQuestion } from './kind-question.ts';
import { estimateMessages } from './messages.ts';
import { siteComparisons } from './sites.ts';

/** The model of an estimate, with the prices of today and what the insurance pays of them (spec §3). */
export async function presentEstimate(
  stored: StoredEstimate,
  service: PricedService,
  viewer: EstimateViewer,
  services: ViewServices,
): Promise<EstimateModel> {
  return modelOfView(await loadEstimateView(stored, service, viewer, services), services);
}

/**
 * `Estimate` is null until a location is chosen (spec §4, docs/decisions/0130). With insurance, it is null until the benefits are known.
 *
 * The specification has encrypted ids. The id of an estimate is random and useless to others, and the id of a template is no
 * secret: both are sent as they are. The id of a saved estimate is '' until it is saved.
 */
export function modelOfView(view: EstimateView, { settings }: Pick<ViewServices, 'settings'>): EstimateModel {
  const { stored, saved, owner, service, system, language, location, provider, insurance, second } = view;
  const messages = messagesOf(language);
  const site = paymentOf(view) === 'unsettled' ? null : shownSite(view);
  const result = site && estimateResult(view, site, messages);
  const told = estimateMessages(view, result, messages);
  const savedId = saved === null ? '' : stored.id;
  return {
    ServiceName: textOf(service.name, language),
    ServiceNameLanguage: service.nameLanguage ?? language,
    ServiceDescription: textOf(service.description, language),
    EstimateId: stored.id,
    templateId: service.id,
    EncryptedTemplateId: service.id,
    SavedEstimateId: savedId,
    EncryptedSavedEstimateId: savedId,
    GivenName: saved?.givenName ?? '',
    Changes:
      saved !== null && result?.IsReplaced === true
        ? changesSince(saved, { today: result, claim: amountClaim({ Messages: told }, result) }, messages)
        : [],
    IsGuest: true,
    ServiceAreaId: stored.service_area,
    Codes: codesOf(service),
    Estimate: result,
    Messages: told,
    Disclaimers: {
      TopDisclaimer: textOf(system.disclaimers.top, language),
      List: system.disclaimers.list.map((words) => textOf(words, language)),
    },
    Locations: system.locations.filter(({ id }) => view.sites.has(id)).map((each) => locationFor(view, each)),
    CurrentLocation: location && locationFor(view, location),
    CurrentLocationId: location?.id ?? '',
    CurrentProvider: provider && providerModel(provider, language),
    CurrentProviderId: provider?.id ?? '',
    DoesProviderMatter: location !== null && doesProviderMatter(providersFor(location, service.specialty), insurance),
    CanBook: canBook({ template: service.id, locationId: location?.id ?? null }, settings),
    WholeServices: wholeServicesOf(service, language),
    Sites: siteComparisons(view, messages),
    CurrentInsurance: insurance?.current ?? null,
    SecondInsurance: second && {
      // Details are corrected of the first alone (decision 74): put first, it has its own offered.
      Insurance: { ...second.current, Correction: null },
      DefaultBenefits: benefitFields(service, second, messages).DefaultBenefits,
      CanPayFirst: !second.isMedicaid,
    },
    OtherInsurances: otherInsurances(
      [insurance, second].filter((each) => each !== null),
      system,
    ),
    IsSelfPay: stored.is_self_pay,
    HasCoverageOnFile: view.hasCoverageOnFile,
    SecondPayorOnFile: view.secondPayorOnFile,
    CanAddInsurance: !blocksInsurance(stored),
    canEditAndSave: owner.canEditAndSave,
    DisclaimerAccepted: stored.disclaimer_accepted,
    ...benefitFields(service, insurance, messages),
    KindOfCare: kindOfCareQuestion(view, messages),
    Configuration: { EligibilityTimeout: system.rteTimeoutSeconds, CustomerServicePhone: system.phones.estimates },
  };
}

/** With the providers of this service alone: where it has none, none is asked for. */
function locationFor({ system, service, language }: EstimateView, location: HealthSystemLocation) {
  return locationModel(system, location, language, providersFor(location, service.specialty));
}
