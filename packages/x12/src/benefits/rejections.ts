import type { Rejection } from '../model/response.ts';

/** What a rejection is about. The caller maps it to the field of its form. */
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

/**
 * AAA03 codes by what they are about. 75, 67 and 77 say that no person was found, and do not say which of the fields is
 * wrong.
 */
const codesOfField: Readonly<Record<RejectionField, readonly string[]>> = {
  memberId: ['72', '76', '64', '68', '75', '67', '77'],
  name: ['73', '65', '75', '67', '77'],
  sex: ['74', '66'],
  birthDate: ['58', '60', '71', '75', '67', '77'],
  group: ['78'],
  date: ['52', '56', '57', '61', '62', '63'],
  payer: ['79', 'T4'],
  provider: ['35', '43', '44', '45', '46', '47', '48', '49', '50', '51', '97'],
  access: ['41'],
  missing: ['15'],
  later: ['42', '80'],
};

/** Codes that are always about a dependent. */
const ofDependent: ReadonlySet<string> = new Set(['64', '65', '66', '67', '68', '77']);

/**
 * The fields that a reject reason code concerns: several if no person was found by all of them together, none if the
 * code names none.
 *
 * @param code AAA03, 005010X279A1.
 */
export function fieldsOfRejection(code: string): readonly RejectionField[] {
  return (Object.keys(codesOfField) as RejectionField[]).filter((field) => codesOfField[field].includes(code));
}

/** Whose fields: by the code if it says so, else by the level; `null` if the rejection is not about a person. */
export function personOfRejection({
  code,
  level,
}: Pick<Rejection, 'code' | 'level'>): 'subscriber' | 'dependent' | null {
  if (ofDependent.has(code) || level === 'dependent' || level === 'dependentBenefit') return 'dependent';
  return level === 'subscriber' || level === 'subscriberBenefit' ? 'subscriber' : null;
}

/**
 * Whether the same inquiry may succeed later: only if the payer cannot answer at the moment (42, 80), and does not say that it wants
 * another inquiry, none, or one after days (AAA04 other than R and P).
 */
export function mayTryAgain({
  code,
  action = null,
}: Pick<Rejection, 'code'> & Partial<Pick<Rejection, 'action'>>): boolean {
  return fieldsOfRejection(code).includes('later') && (action === null || action === 'R' || action === 'P');
}

/** Whether a reject reason code says that the receiver of the inquiry does not know the payer (79, T4). */
export function isAboutPayer(code: string): boolean {
  return fieldsOfRejection(code).includes('payer');
}
