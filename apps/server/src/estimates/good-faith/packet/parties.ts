import type { GoodFaithEstimate, GoodFaithProvider } from '../../../documents/good-faith/good-faith-estimate.ts';
import {
  concept,
  dataAbsent,
  ofProfile,
  pctCodeSystem,
  pctExtension,
  type Entry,
  referenceTo,
  systems,
} from './fhir.ts';

/**
 * The patient (US Core 7.0.0). The name is as it was typed: which of its words is the family's, nobody has said, nor the
 * gender.
 */
export function patientEntry({ name, birthDate }: GoodFaithEstimate['patient'], fullUrl: string): Entry {
  return {
    fullUrl,
    resource: {
      resourceType: 'Patient',
      meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient|7.0.0'] },
      identifier: [{ system: systems.uri, value: fullUrl }],
      name: [{ text: name, extension: [dataAbsent('unknown')] }],
      gender: 'unknown',
      birthDate,
    },
  };
}

/** That the patient pays: a coverage of the kind `self-pay` (PCTCoverage). */
export function coverageEntry(patient: Entry, fullUrl: string): Entry {
  return {
    fullUrl,
    resource: {
      resourceType: 'Coverage',
      meta: ofProfile('davinci-pct-coverage'),
      extension: [
        { url: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Coverage.kind', valueCode: 'self-pay' },
        pctExtension('selfPayDeclared', { valueBoolean: true }),
      ],
      status: 'active',
      _subscriberId: { extension: [dataAbsent('not-applicable')] },
      beneficiary: referenceTo(patient),
      relationship: concept({ system: systems.relationship, code: 'self', display: 'Self' }),
      payor: [referenceTo(patient)],
    },
  };
}

const taxNumber = concept({ system: systems.identifierType, code: 'TAX', display: 'Tax ID number' });

/** Who bills (PCTOrganization). Somebody whose name is not known yet has no number either. */
export function organizationEntry({ name, npi, tin, phone, place }: GoodFaithProvider, fullUrl: string): Entry {
  const telecom = phone === null ? [] : [{ system: 'phone', value: phone, use: 'work' }];
  const identifier = [
    ...(npi === null ? [] : [{ system: systems.npi, value: npi }]),
    ...(tin === null ? [] : [{ type: taxNumber, system: systems.tin, value: tin }]),
  ];
  const { street, city, state, zip } = place;
  const known = name ?? 'Provider not known yet';
  return {
    fullUrl,
    resource: {
      resourceType: 'Organization',
      meta: ofProfile('davinci-pct-organization'),
      ...(identifier.length === 0 ? {} : { identifier }),
      active: true,
      type: [concept({ system: systems.organizationType, code: 'prov', display: 'Healthcare Provider' })],
      name: known,
      ...(telecom.length === 0 ? {} : { telecom }),
      address: [{ line: [street], city, state, postalCode: zip, country: 'US' }],
      ...(telecom.length === 0
        ? {}
        : {
            contact: [
              {
                purpose: concept({ system: pctCodeSystem('PCTOrgContactPurposeType'), code: 'GFERELATED' }),
                name: { text: known },
                telecom,
              },
            ],
          }),
    },
  };
}
