import {
  FIELD_REQUIRED,
  insuranceFieldNames,
  isSubscriberField,
  type CallReply,
  type CallSent,
  type InsuranceFieldName,
  type Payor,
  type selectInsurance,
  type startRteQuery,
} from '@portico/contract';

/** What is typed and chosen on the way to a check. Flat, as drafts are kept. */
export interface TypedInsurance extends Readonly<Record<InsuranceFieldName, string>> {
  /** Id of a payor, `ANOTHER_PAYOR` while one is looked for, or '' for no choice. */
  readonly payorId: string;
  /** '' while it is not answered (spec §3: PatientIsSubscriber). */
  readonly isPolicyHolder: '' | 'yes' | 'no';
}

export const noInsurance: TypedInsurance = {
  payorId: '',
  isPolicyHolder: '',
  PayorName: '',
  MemberFirstName: '',
  MemberLastName: '',
  MemberDateOfBirth: '',
  MemberId: '',
  GroupNumber: '',
  SubscriberFirstName: '',
  SubscriberLastName: '',
  SubscriberDateOfBirth: '',
  SubscriberId: '',
};

/** The choice of a payor that is not among the common ones, before it is found. No payor's id has a space. */
export const ANOTHER_PAYOR = 'another payor';

/** The payor that stands for those which the portal does not know: the last of the list. */
export const UNLISTED_PAYOR = 'other';

export type Payors = Pick<CallReply<typeof selectInsurance>, 'CommonPayors' | 'OtherPayors'>;

/** The payor that was chosen; undefined where none is, or where the one that was is not offered any more. */
export function payorOf({ CommonPayors, OtherPayors }: Payors, payorId: string): Payor | undefined {
  return [...CommonPayors, ...OtherPayors].find(({ ID }) => ID === payorId);
}

/** Whether it matters who holds the policy: only then it is asked. */
export function asksForPolicyHolder(payor: Payor): boolean {
  return insuranceFieldNames.some((name) => isSubscriberField(name) && payor.Fields[name] !== undefined);
}

/** A field that is asked for. */
export interface AskedField {
  readonly name: InsuranceFieldName;
  readonly isRequired: boolean;
}

/**
 * The fields that the payor asks for, in their order (spec §3, 'Insurance field definitions'). Those of the subscriber only
 * where that is somebody else.
 */
export function askedFields(payor: Payor, { isPolicyHolder }: Pick<TypedInsurance, 'isPolicyHolder'>): AskedField[] {
  return insuranceFieldNames.flatMap((name) => {
    const requirement = payor.Fields[name];
    const isHidden = isSubscriberField(name) && isPolicyHolder !== 'no';
    return requirement === undefined || isHidden ? [] : [{ name, isRequired: requirement === FIELD_REQUIRED }];
  });
}

type InsurancePayload = Omit<CallSent<typeof startRteQuery>, 'estimateId' | 'token' | 'GuestToken' | 'needsEstimate'>;

/** The insurance as StartRTEQuery takes it (spec §3, 'Insurance payload'): what was typed for another payor stays here. */
export function payloadOf(payor: Payor, typed: TypedInsurance): InsurancePayload {
  const isSubscriber = !asksForPolicyHolder(payor) || typed.isPolicyHolder === 'yes';
  const fields = askedFields(payor, typed).map(({ name }) => [name, typed[name].trim()]);
  return { PayorId: payor.ID, PatientIsSubscriber: isSubscriber ? '1' : '0', ...Object.fromEntries(fields) };
}
