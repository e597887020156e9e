import type { GoodFaithItem, GoodFaithProvider } from '../../../documents/good-faith/good-faith-estimate.ts';
import { type ClaimContext, institutionalEntry, isPriced, professionalEntry, summaryEntry } from './claims.ts';
import { productOf } from './claim-items.ts';
import { type Entry, ofProfile, type Resource, referenceTo, systems } from './fhir.ts';

/** Makes a fresh `urn:uuid:`. */
export type MakeUrl = () => string;

/** What one provider bills, as far as its charges are known (PCTGFEBundle). */
export function gfeBundle(items: readonly GoodFaithItem[], context: ClaimContext, makeUrl: MakeUrl): Entry {
  const priced = items.filter(isPriced);
  const ofHospital = priced.filter(({ fee }) => fee === 'facility');
  const ofDoctors = priced.filter(({ fee }) => fee === 'professional');
  const { patient, coverage, provider } = context;
  return bundleEntry('davinci-pct-gfe-bundle', context, makeUrl, [
    summaryEntry(priced, context, makeUrl()),
    ...(ofHospital.length === 0 ? [] : [institutionalEntry(ofHospital, context, makeUrl())]),
    ...(ofDoctors.length === 0 ? [] : [professionalEntry(ofDoctors, context, makeUrl())]),
    patient,
    coverage,
    provider,
  ]);
}

/** What is still asked of a provider whose charges are not known yet (PCTGFEMissingBundle). */
export function missingBundle(items: readonly GoodFaithItem[], context: ClaimContext, makeUrl: MakeUrl): Entry {
  const { patient, coverage, provider } = context;
  return bundleEntry('davinci-pct-gfe-missing-bundle', context, makeUrl, [
    patient,
    coverage,
    provider,
    ...items.map((item) => ({ fullUrl: makeUrl(), resource: serviceRequest(item, context) })),
  ]);
}

/** An item that an estimate is asked of (PCTServiceRequest). */
function serviceRequest(item: GoodFaithItem, { patient, provider, estimate }: ClaimContext): Resource {
  return {
    resourceType: 'ServiceRequest',
    meta: ofProfile('davinci-pct-servicerequest'),
    status: 'active',
    intent: 'proposal',
    code: { ...productOf(item), text: item.name },
    quantityQuantity: { value: item.units },
    subject: referenceTo(patient),
    authoredOn: estimate.requestedAt.toISOString(),
    performer: [referenceTo(provider)],
  };
}

function bundleEntry(profile: string, { estimate }: ClaimContext, makeUrl: MakeUrl, entry: readonly Entry[]): Entry {
  const fullUrl = makeUrl();
  const resource = {
    resourceType: 'Bundle',
    meta: ofProfile(profile),
    identifier: { system: systems.uri, value: fullUrl },
    type: 'collection',
    timestamp: estimate.requestedAt.toISOString(),
    entry,
  };
  return { fullUrl, resource };
}

/** The kind of provider, where nobody says: a group of several specialties. */
const GROUP_TAXONOMY = '193200000X';

/** @returns the taxonomy code of a provider. */
export const taxonomyOf = ({ taxonomy }: GoodFaithProvider): string => taxonomy ?? GROUP_TAXONOMY;
