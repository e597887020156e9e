import type { GoodFaithEstimate, GoodFaithItem } from '../../../documents/good-faith/good-faith-estimate.ts';
import { claimItem, type PricedItem } from './claim-items.ts';
import {
  concept,
  dataAbsent,
  type Entry,
  money,
  ofProfile,
  pctCodeSystem,
  pctExtension,
  referenceTo,
  systems,
} from './fhir.ts';

/** What the claims of one provider have in common. */
export interface ClaimContext {
  readonly estimate: GoodFaithEstimate;
  readonly patient: Entry;
  readonly coverage: Entry;
  readonly provider: Entry;
  readonly taxonomy: string;
  /** What the patient is to know, in the patient's words. */
  readonly disclaimers: readonly string[];
}

/** The most diagnoses of a claim: one principal, and others (PCTGFEInstitutional, PCTGFEProfessional). */
const MAX_DIAGNOSES = { institutional: 25, professional: 12, summary: 25 } as const;

/** The sum of what one provider bills, which stands first in its bundle (PCTGFESummary). */
export function summaryEntry(items: readonly PricedItem[], context: ClaimContext, fullUrl: string): Entry {
  const { estimate, disclaimers } = context;
  const code = { system: pctCodeSystem('PCTEstimateTypeSummaryCSTemporaryTrialUse'), code: 'estimate-summary' };
  return {
    fullUrl,
    resource: {
      ...claimBase(context),
      meta: ofProfile('davinci-pct-gfe-summary'),
      extension: [
        ...disclaimers.map((text) => pctExtension('gfeDisclaimer', { valueString: text })),
        pctExtension('serviceDescription', { valueString: estimate.service.name }),
      ],
      type: concept({ ...code, display: 'Estimate Summary' }),
      provider: { extension: [dataAbsent('not-applicable')] },
      ...diagnosesOf(estimate, 'summary'),
      total: money(totalOf(items)),
    },
  };
}

/** What a hospital bills (PCTGFEInstitutional). */
export function institutionalEntry(items: readonly PricedItem[], context: ClaimContext, fullUrl: string): Entry {
  const isStay = items.some(({ setting }) => setting === 'inpatient');
  const stay = items.find(({ codeType }) => codeType === 'MS-DRG');
  return {
    fullUrl,
    resource: {
      ...billedBase(context, fullUrl),
      meta: ofProfile('davinci-pct-gfe-institutional'),
      type: concept({ system: systems.claimType, code: 'institutional', display: 'Institutional' }),
      supportingInfo: [
        { sequence: 1, category: infoCategory('typeofbill'), code: isStay ? inpatientBill : outpatientBill },
        ...(stay === undefined
          ? []
          : [
              { sequence: 2, category: infoCategory('drg'), code: concept({ system: systems.msDrg, code: stay.code }) },
            ]),
      ],
      ...diagnosesOf(context.estimate, 'institutional'),
      item: items.map((item, at) => claimItem(item, at + 1, { dates: context.estimate.dates, isHospital: true })),
      total: money(totalOf(items)),
    },
  };
}

/** What doctors bill (PCTGFEProfessional). */
export function professionalEntry(items: readonly PricedItem[], context: ClaimContext, fullUrl: string): Entry {
  return {
    fullUrl,
    resource: {
      ...billedBase(context, fullUrl),
      meta: ofProfile('davinci-pct-gfe-professional'),
      type: concept({ system: systems.claimType, code: 'professional', display: 'Professional' }),
      ...diagnosesOf(context.estimate, 'professional'),
      item: items.map((item, at) => claimItem(item, at + 1, { dates: context.estimate.dates, isHospital: false })),
      total: money(totalOf(items)),
    },
  };
}

const outpatientBill = concept({
  system: systems.typeOfBill,
  code: '0131',
  display: 'Hospital outpatient, admit through discharge',
});
const inpatientBill = concept({
  system: systems.typeOfBill,
  code: '0111',
  display: 'Hospital inpatient, admit through discharge',
});

const infoCategory = (code: string) => concept({ system: pctCodeSystem('PCTSupportingInfoType'), code });

function claimBase({ estimate, patient, coverage }: ClaimContext) {
  const { requestedOn } = estimate.dates;
  return {
    resourceType: 'Claim',
    status: 'active',
    use: 'predetermination',
    patient: referenceTo(patient),
    created: requestedOn,
    billablePeriod: periodOf(estimate.dates),
    priority: concept({ system: systems.priority, code: 'normal' }),
    insurance: [{ sequence: 1, focal: true, coverage: referenceTo(coverage) }],
  };
}

function billedBase(context: ClaimContext, fullUrl: string) {
  const { provider, taxonomy } = context;
  return {
    ...claimBase(context),
    identifier: [
      {
        type: concept({ system: systems.identifierType, code: 'PLAC', display: 'Placer Identifier' }),
        system: systems.uri,
        value: fullUrl,
      },
    ],
    provider: {
      ...referenceTo(provider),
      extension: [
        pctExtension('providerTaxonomy', {
          valueCodeableConcept: concept({ system: systems.taxonomy, code: taxonomy }),
        }),
      ],
    },
  };
}

/** The day of the care; without one, any until the estimate ends. */
export function periodOf({ scheduledFor, requestedOn, validUntil }: GoodFaithEstimate['dates']) {
  return scheduledFor === null ? { start: requestedOn, end: validUntil } : { start: scheduledFor, end: scheduledFor };
}

function diagnosesOf({ diagnosisCodes }: GoodFaithEstimate, claim: keyof typeof MAX_DIAGNOSES) {
  if (diagnosisCodes.length === 0) return {};
  const diagnosis = diagnosisCodes.slice(0, MAX_DIAGNOSES[claim]).map((code, at) => ({
    sequence: at + 1,
    diagnosisCodeableConcept: concept({ system: systems.icd10, code }),
    type: [concept({ system: systems.diagnosisType, code: at === 0 ? 'principal' : 'secondary' })],
  }));
  return { diagnosis };
}

const totalOf = (items: readonly PricedItem[]): number => items.reduce((sum, { cents }) => sum + cents, 0);

/** Whether an item's charge is known. */
export const isPriced = (item: GoodFaithItem): item is PricedItem => item.cents !== null;
