import type { Findings } from '../findings/findings.ts';
import type { RuleId } from '../rules/rules.ts';
import type { Dictionary } from '../rules/rule.ts';
import { readText } from './scalars.ts';

/** The closed lists of the CMS data dictionaries, as they spell them. */
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

export const drugTypes = ['GR', 'ML', 'ME', 'UN', 'F2', 'GM', 'EA'] as const;

const oldCodeTypes = [
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
] as const;

const codeTypes: Readonly<Record<Dictionary, ReadonlySet<string>>> = {
  '2.2': new Set(oldCodeTypes),
  '3.0': new Set([...oldCodeTypes, 'CMG', 'MS-LTC-DRG']),
};

/** Whether a data dictionary has this code type, in capital letters. */
export function isCodeType(type: string, dictionary: Dictionary): boolean {
  return codeTypes[dictionary].has(type);
}

/**
 * A word of a closed list as the list spells it; undefined, and not reported, when it is none of them. In a CSV case does
 * not matter; in JSON, and with inner spaces other than one, the word is taken and reported.
 */
export function readWord<Word extends string>(
  words: readonly Word[],
  value: unknown,
  column: string,
  rule: RuleId,
  findings: Findings,
): Word | undefined {
  const exact = words.find((word) => word === value);
  if (exact !== undefined) return exact;
  const text = readText(value, column, findings);
  if (text === undefined) return undefined;
  const lower = text.toLowerCase();
  const like = (form: string): Word | undefined => words.find((word) => word.toLowerCase() === form);
  const found = like(lower);
  if (found !== undefined) {
    if (findings.isJson) findings.breach('enum-case', column, value, `Write ${found}.`);
    return found;
  }
  const close = like(lower.replace(/\s+/g, ' '));
  if (close !== undefined) findings.breach(rule, column, text, `Write ${close}.`);
  return close;
}
