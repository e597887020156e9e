/** The closed lists of the CMS data dictionary 3.0.0. Case does not matter in comparisons. */
export const settings = ['inpatient', 'outpatient', 'both'] as const;
export type Setting = (typeof settings)[number];

export const billingClasses = ['facility', 'professional', 'both'] as const;
export type BillingClass = (typeof billingClasses)[number];

export const methodologies = [
  'case rate',
  'fee schedule',
  'percent of total billed charges',
  'per diem',
  'other',
] as const;
export type Methodology = (typeof methodologies)[number];

export const drugTypes: ReadonlySet<string> = new Set(['GR', 'ML', 'ME', 'UN', 'F2', 'GM', 'EA']);

export const codeTypes: ReadonlySet<string> = new Set([
  'CPT',
  'HCPCS',
  'ICD',
  'DRG',
  'MS-DRG',
  'R-DRG',
  'S-DRG',
  'APS-DRG',
  'AP-DRG',
  'APR-DRG',
  'TRIS-DRG',
  'APC',
  'NDC',
  'HIPPS',
  'LOCAL',
  'EAPG',
  'CDT',
  'RC',
  'CDM',
  'CMG',
  'MS-LTC-DRG',
]);

/** Finds a word of a closed list as the list spells it, or undefined. */
export function findWord<Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined {
  if (text === undefined) return undefined;
  return words.find((word) => word === text) ?? words.find((word) => word === withoutHabits(text));
}

function withoutHabits(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
