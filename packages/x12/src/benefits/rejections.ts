import type { Rejection } from '../model/response.ts';

/** What a rejection is about, for whoever knows how a form calls it. */
export type RejectionField =
  | 'memberId'
  | 'name'
  | 'sex'
  | 'birthDate'
  | 'group'
  | 'date'
  | 'payer'
  | 'provider'
  | 'access'
  | 'missing'
  | 'later';

/** AAA03 by what it is about; 75, 67 and 77 say that nobody is found by what was asked, whichever of it is wrong. */
const codesOfField: Readonly<Record<RejectionField, readonly string[]>> = {
  memberId: ['72', '76', '64', '68', '75', '67', '77'],
  name: ['73', '65', '75', '67', '77'],
  sex: ['74', '66'],
  birthDate: ['58', '60', '71', '75', '67', '77'],
  group: ['78'],
  date: ['52', '56', '57', '61', '62', '63'],
  payer: ['79', 'T4'],
  provider: ['43', '44', '45', '46', '47', '48', '50', '51', '97'],
  access: ['41'],
  missing: ['15'],
  later: ['42', '80'],
};

/** Codes that are about a dependent by themselves. */
const ofDependent: ReadonlySet<string> = new Set(['64', '65', '66', '67', '68', '77']);

/**
 * The fields that a reject reason code concerns: several where nobody was found by all of them together, none where the
 * code names none.
 *
 * @param code AAA03, 005010X279A1.
 */
export function fieldsOfRejection(code: string): readonly RejectionField[] {
  return (Object.keys(codesOfField) as RejectionField[]).filter((field) => codesOfField[field].includes(code));
}

/** Whose fields: by the code where it says so, else by the level; `null` where the rejection is about no person. */
export function personOfRejection({
  code,
  level,
}: Pick<Rejection, 'code' | 'level'>): 'subscriber' | 'dependent' | null {
  if (ofDependent.has(code) || level === 'dependent' || level === 'dependentBenefit') return 'dependent';
  return level === 'subscriber' || level === 'subscriberBenefit' ? 'subscriber' : null;
}

/** Whether the same inquiry may do better later: only where the payer cannot answer for the time being (42, 80). */
export function mayTryAgain({ code }: Pick<Rejection, 'code'>): boolean {
  return fieldsOfRejection(code).includes('later');
}
