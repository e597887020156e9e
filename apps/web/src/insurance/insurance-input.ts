import {
  askedFields,
  insuranceFieldNames,
  isSubscriberField,
  type AskedField,
  type CallReply,
  type CallSent,
  type InsuranceFieldName,
  type Payor,
  type selectInsurance,
  type startRteQuery,
} from '@portico/contract';
import { insuranceForm, writeForm } from '@portico/rules';

/** What is typed and chosen on the way to a check. Flat, as drafts are kept. */
export interface InsuranceInput extends Readonly<Record<InsuranceFieldName, string>> {
  /** Id of a payor, `ANOTHER_PAYOR` while one is looked for, or '' for no choice. */
  readonly payorId: string;
  /** '' while it is not answered (spec §3: PatientIsSubscriber). */
  readonly isPolicyHolder: '' | 'yes' | 'no';
}

export const noInsurance: InsuranceInput = { payorId: '', isPolicyHolder: '', ...writeForm(insuranceForm, {}) };

/** The choice of a payor that is not among the common ones, before it is found. No payor's id has a space. */
export const ANOTHER_PAYOR = 'another payor';

/** The payor that stands for those which the portal does not know: the last of the list. */
export const UNLISTED_PAYOR = 'other';

export type Payors = Pick<CallReply<typeof selectInsurance>, 'CommonPayors' | 'OtherPayors'>;

/** The payor that was chosen; undefined where none is, or where the one that was is not offered any more. */
export function payorOf({ CommonPayors, OtherPayors }: Payors, payorId: string): Payor | undefined {
  return [...CommonPayors, ...OtherPayors].find(({ ID }) => ID === payorId);
}

/** What the insurer is called: as it was typed, where the portal does not know it. */
export function payorNameOf(payor: Payor, { PayorName }: Pick<InsuranceInput, 'PayorName'>): string {
  return payor.Fields.PayorName !== undefined && PayorName.trim() !== '' ? PayorName.trim() : payor.Name;
}

/** Whether it matters who holds the policy: only then it is asked. */
export function asksForPolicyHolder(payor: Payor): boolean {
  return insuranceFieldNames.some((name) => isSubscriberField(name) && payor.Fields[name] !== undefined);
}

/** The fields that are asked for; those of the subscriber once the patient has said that it is another person. */
export function fieldsToFill(payor: Payor, { isPolicyHolder }: Pick<InsuranceInput, 'isPolicyHolder'>): AskedField[] {
  return askedFields(payor.Fields, isPolicyHolder !== 'no');
}

export function isDateField(name: InsuranceFieldName): boolean {
  return name.endsWith('DateOfBirth');
}

type InsurancePayload = Omit<
  CallSent<typeof startRteQuery>,
  'estimateId' | 'token' | 'GuestToken' | 'needsEstimate' | 'second'
>;

/** The insurance as StartRTEQuery takes it (spec §3, 'Insurance payload'): what was typed for another payor stays here. */
export function payloadOf(payor: Payor, input: InsuranceInput): InsurancePayload {
  const isSubscriber = !asksForPolicyHolder(payor) || input.isPolicyHolder === 'yes';
  const fields = fieldsToFill(payor, input).map(({ name }) => [name, input[name].trim()]);
  return { PayorId: payor.ID, PatientIsSubscriber: isSubscriber ? '1' : '0', ...Object.fromEntries(fields) };
}
