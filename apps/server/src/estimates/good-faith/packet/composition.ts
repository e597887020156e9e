import type { GoodFaithEstimate } from '../../../documents/good-faith/good-faith-estimate.ts';
import {
  concept,
  type Entry,
  ofProfile,
  pctCodeSystem,
  pctExtension,
  referenceTo,
  type Resource,
  systems,
} from './fhir.ts';
import { periodOf } from './claims.ts';

/** A bundle of the packet, and whose it is. */
export interface Section {
  readonly bundle: Entry;
  readonly author: Entry;
}

/** What a packet holds (PCTGFEComposition). */
export function gfeComposition(
  estimate: GoodFaithEstimate,
  {
    fullUrl,
    title,
    patient,
    coverage,
    sections,
  }: {
    readonly fullUrl: string;
    readonly title: string;
    readonly patient: Entry;
    readonly coverage: Entry;
    readonly sections: readonly Section[];
  },
): Resource {
  const authors = new Map(sections.map(({ author }) => [author.fullUrl, referenceTo(author)]));
  return {
    resourceType: 'Composition',
    meta: ofProfile('davinci-pct-gfe-composition'),
    extension: [
      pctExtension('requestInitiationTime', { valueInstant: estimate.requestedAt.toISOString() }),
      pctExtension('gfeServiceLinkingInfo', { extension: linkingInfo(estimate, fullUrl, authors.size) }),
      pctExtension('requestOriginationType', { valueCodeableConcept: originOf(estimate) }),
    ],
    identifier: { system: systems.uri, value: fullUrl },
    status: 'final',
    type: concept({ system: systems.loinc, code: '111480-0', display: 'Good faith estimate' }),
    category: [concept({ system: pctCodeSystem('PCTDocumentTypeTemporaryTrialUse'), code: 'estimate' })],
    subject: referenceTo(patient),
    date: estimate.requestedAt.toISOString(),
    author: [...authors.values()],
    title,
    section: [
      { code: sectionCode('coverage-section'), entry: [referenceTo(coverage)] },
      ...sections.map(({ bundle, author }) => ({
        code: sectionCode('gfe-section'),
        author: [referenceTo(author)],
        entry: [referenceTo(bundle)],
      })),
    ],
  };
}

const sectionCode = (code: string) => concept({ system: pctCodeSystem('PCTDocumentSection'), code });

/** A request for care that has a day is a scheduled one. */
function originOf({ dates }: GoodFaithEstimate) {
  const code = dates.scheduledFor === null ? 'nonscheduled-request' : 'scheduled-request';
  return concept({ system: pctCodeSystem('PCTGFERequestTypeCSTemporaryTrialUse'), code });
}

function linkingInfo({ dates }: GoodFaithEstimate, fullUrl: string, providers: number) {
  return [
    ...(dates.scheduledFor === null ? [] : [{ url: 'plannedPeriodOfService', valuePeriod: periodOf(dates) }]),
    { url: 'linkingIdentifier', valueIdentifier: { system: systems.uri, value: fullUrl } },
    { url: 'anticipatedSubmittingProviderCount', valueUnsignedInt: providers },
  ];
}
