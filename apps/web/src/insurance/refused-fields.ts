import {
  fieldsOfErrorKey,
  type InsuranceError,
  type InsuranceErrorKey,
  type InsuranceFieldName,
  type Payor,
} from '@portico/contract';
import { fieldsToFill, type TypedInsurance } from './typed-insurance.ts';

/** What the back end found wrong, and with what. */
export interface RefusedInsurance {
  readonly errors: readonly InsuranceError[];
  /** As it was when it was refused. */
  readonly typed: TypedInsurance;
}

/** What to do about each field that was refused. */
type UncorrectedFields = Partial<Readonly<Record<InsuranceFieldName, string>>>;

/** Where the patient holds the policy, what is wrong with the subscriber is wrong with the member's fields. */
const ofTheMember: Partial<Readonly<Record<InsuranceErrorKey, InsuranceErrorKey>>> = {
  'INVALID-SUBSCRIBER-NAME': 'INVALID-MEMBER-NAME',
  'INVALID-SUBSCRIBER-ID': 'INVALID-MEMBER-ID',
  'INVALID-SUBSCRIBER-DATE-OF-BIRTH': 'INVALID-MEMBER-DATE-OF-BIRTH',
};

/**
 * The fields that the back end refused and that still stand as they were, each with what to do (spec §2: "Continue is disabled
 * while backend field errors remain uncorrected"). Where one refusal concerns several fields, as a member who was not found by
 * number, name and date of birth, changing one of them corrects it. Changing the payor or the policy holder asks anew, and
 * clears all.
 */
export function uncorrectedFields(
  payor: Payor,
  typed: TypedInsurance,
  refused: RefusedInsurance | null,
): UncorrectedFields {
  const before = refused?.typed;
  if (!refused || before?.payorId !== typed.payorId || before.isPolicyHolder !== typed.isPolicyHolder) return {};
  const asked = new Set(fieldsToFill(payor, typed).map(({ name }) => name));
  const refusals = Object.groupBy(refused.errors, ({ Text }) => Text);
  return Object.fromEntries(
    Object.entries(refusals).flatMap(([text, errors = []]) => {
      const fields = errors.flatMap(({ Key }) => fieldsOf(Key, typed)).filter((name) => asked.has(name));
      return fields.every((name) => typed[name] === before[name]) ? fields.map((name) => [name, text]) : [];
    }),
  );
}

function fieldsOf(key: InsuranceErrorKey, { isPolicyHolder }: TypedInsurance): readonly InsuranceFieldName[] {
  return fieldsOfErrorKey[isPolicyHolder === 'no' ? key : (ofTheMember[key] ?? key)];
}

/** Whether a refusal concerns more than one of the fields. */
export function isOfSeveral(text: string, uncorrected: UncorrectedFields): boolean {
  return Object.values(uncorrected).filter((each) => each === text).length > 1;
}

/** What was refused of which the form has no field: it can only be said. */
export function errorsElsewhere(payor: Payor, { errors, typed }: RefusedInsurance): InsuranceError[] {
  const marked = new Set(Object.values(uncorrectedFields(payor, typed, { errors, typed })));
  return errors.filter(({ Text }) => !marked.has(Text));
}
