import type { EstimateModel } from '@portico/contract';
import type { HealthSystemLocation } from '../../platform/settings/health-system.ts';
import { wordingOf } from '../../documents/wording/wording-of.ts';
import { blocksInsurance } from './blocks-insurance.ts';
import { type EstimateView, paymentOf, shownSite } from './estimate-view.ts';
import { codesOf } from '../services/find-services.ts';
import { providersFor, wireLocation, wireProvider } from '../services/places.ts';
import { wireBenefits } from './wire-benefits.ts';
import { wireMessages } from './wire-messages.ts';
import { wireResult } from './wire-result.ts';
import { wireSites } from './wire-sites.ts';

/**
 * The estimate model of spec §3: the one place where plain names become the wire's. The estimate is null until a location is
 * chosen, and a provider where there are any for this service (spec §4); and, with insurance, until its benefits are known.
 *
 * SavedEstimateId is empty until the estimate is saved; a guest saves nothing. Ids are random, and of no use to others, so that they
 * stand as the encrypted ones as they are; the id of a template is no secret.
 */
export function estimateModelOf(view: EstimateView): EstimateModel {
  const { stored, saved, owner, service, system, language, location, provider, insurance } = view;
  const wording = wordingOf(language);
  const site = paymentOf(view) === 'unsettled' ? null : shownSite(view);
  const result = site && wireResult(view, site, wording);
  const savedId = saved === null ? '' : stored.id;
  return {
    ServiceName: service.name[language],
    ServiceNameLanguage: service.nameLanguage ?? language,
    ServiceDescription: service.description[language],
    EstimateId: stored.id,
    templateId: service.id,
    EncryptedTemplateId: service.id,
    SavedEstimateId: savedId,
    EncryptedSavedEstimateId: savedId,
    IsGuest: true,
    ServiceAreaId: stored.service_area,
    Codes: codesOf(service),
    Estimate: result,
    Messages: wireMessages(view, result, wording),
    Disclaimers: {
      TopDisclaimer: system.disclaimers.top[language],
      List: system.disclaimers.list.map((words) => words[language]),
    },
    Locations: system.locations.map((each) => locationFor(view, each)),
    CurrentLocation: location && locationFor(view, location),
    CurrentLocationId: location?.id ?? '',
    CurrentProvider: provider && wireProvider(provider, language),
    CurrentProviderId: provider?.id ?? '',
    Sites: wireSites(view, wording),
    CurrentInsurance: insurance?.current ?? null,
    IsSelfPay: stored.is_self_pay,
    HasCoverageOnFile: view.hasCoverageOnFile,
    CanAddInsurance: !blocksInsurance(stored),
    canEditAndSave: owner.canEditAndSave,
    DisclaimerAccepted: stored.disclaimer_accepted,
    ...wireBenefits(service, insurance, wording),
    Configuration: { EligibilityTimeout: system.rteTimeoutSeconds, CustomerServicePhone: system.phones.estimates },
  };
}

/** With the providers of this service alone: where it has none, none is asked for. */
function locationFor({ system, service, language }: EstimateView, location: HealthSystemLocation) {
  return wireLocation(system, location, language, providersFor(location, service.specialty));
}
