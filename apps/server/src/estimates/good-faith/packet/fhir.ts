/** A resource of FHIR R4, as JSON. */
export type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;

/** An entry of a Bundle. References are to its `fullUrl`. */
export interface Entry {
  readonly fullUrl: string;
  readonly resource: Resource;
}

/** Where a resource is found from others. */
export const referenceTo = ({ fullUrl }: Entry): { reference: string } => ({ reference: fullUrl });

export interface Coding {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
}

export const concept = (coding: Coding): { coding: [Coding] } => ({ coding: [coding] });

/** @param cents integer cents. */
export const money = (cents: number): { value: number; currency: 'USD' } => ({ value: cents / 100, currency: 'USD' });

/** An extension of the guide, by its id. */
export const pctExtension = <Value extends object>(id: string, value: Value): { url: string } & Value => ({
  url: `${PCT}/StructureDefinition/${id}`,
  ...value,
});

/** That a value is not there, and why (http://hl7.org/fhir/StructureDefinition/data-absent-reason). */
export const dataAbsent = (reason: 'not-applicable' | 'unknown'): { url: string; valueCode: string } => ({
  url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
  valueCode: reason,
});

/** That a resource keeps a profile of the guide. */
export const ofProfile = (id: string): { profile: [string] } => ({ profile: [`${PCT}/StructureDefinition/${id}`] });

const PCT = 'http://hl7.org/fhir/us/davinci-pct';

/** The code systems of the guide (PCT 2.0.1, input/fsh/codesystems.fsh). */
export const pctCodeSystem = (name: string): string => `${PCT}/CodeSystem/${name}`;

export const systems = {
  npi: 'http://hl7.org/fhir/sid/us-npi',
  tin: 'urn:oid:2.16.840.1.113883.4.4',
  taxonomy: 'http://nucc.org/provider-taxonomy',
  icd10: 'http://hl7.org/fhir/sid/icd-10-cm',
  cpt: 'http://www.ama-assn.org/go/cpt',
  hcpcs: 'http://www.cms.gov/Medicare/Coding/HCPCSReleaseCodeSets',
  msDrg:
    'https://www.cms.gov/Medicare/Medicare-Fee-for-Service-Payment/AcuteInpatientPPS/MS-DRG-Classifications-and-Software',
  revenue: 'https://www.nubc.org/CodeSystem/RevenueCodes',
  typeOfBill: 'https://www.nubc.org/CodeSystem/TypeOfBill',
  placeOfService: 'https://www.cms.gov/Medicare/Coding/place-of-service-codes/Place_of_Service_Code_Set',
  identifierType: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  diagnosisType: 'http://terminology.hl7.org/CodeSystem/diagnosistype',
  claimType: 'http://terminology.hl7.org/CodeSystem/claim-type',
  priority: 'http://terminology.hl7.org/CodeSystem/processpriority',
  organizationType: 'http://terminology.hl7.org/CodeSystem/organization-type',
  relationship: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship',
  dataAbsent: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  loinc: 'http://loinc.org',
  uri: 'urn:ietf:rfc:3986',
} as const;
