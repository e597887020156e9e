import {
  fieldsOfErrorKey,
  type InsuranceError,
  type InsuranceErrorKey,
  type InsuranceFieldName,
  type Payor,
} from '@portico/contract';
import { fieldsToFill, type InsuranceInput } from './insurance-input.ts';
import type { CheckOutcome } from './use-eligibility-check.ts';

/** What the back end found wrong, and with what. */
export interface RefusedInsurance {
  readonly errors: readonly InsuranceError[];
  /** As it was when it was refused. */
  readonly input: InsuranceInput;
}

/**
 * What a check found wrong with what was typed; null where it found nothing, or was about another insurance than was typed here.
 *
 * @param draft what stands in the form, where it is known to be of the insurance that a check of before this page is about.
 */
export function refusedInsurance(
  { asked, errors }: Pick<CheckOutcome, 'asked' | 'errors'>,
  draft: InsuranceInput | null = null,
): RefusedInsurance | null {
  const input = asked?.is === 'entered' ? asked.input : draft;
  return errors.length > 0 && input !== null ? { errors, input } : null;
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
  input: InsuranceInput,
  refused: RefusedInsurance | null,
): UncorrectedFields {
  const before = refused?.input;
  if (!refused || before?.payorId !== input.payorId || before.isPolicyHolder !== input.isPolicyHolder) return {};
  const asked = new Set(fieldsToFill(payor, input).map(({ name }) => name));
  const refusals = Object.groupBy(refused.errors, ({ Text }) => Text);
  return Object.fromEntries(
    Object.entries(refusals).flatMap(([text, errors = []]) => {
      const fields = errors.flatMap(({ Key }) => fieldsOf(Key, input)).filter((name) => asked.has(name));
      return fields.every((name) => input[name] === before[name]) ? fields.map((name) => [name, text]) : [];
    }),
  );
}

function fieldsOf(key: InsuranceErrorKey, { isPolicyHolder }: InsuranceInput): readonly InsuranceFieldName[] {
  return fieldsOfErrorKey[isPolicyHolder === 'no' ? key : (ofTheMember[key] ?? key)];
}

/** Whether a refusal concerns more than one of the fields. */
export function isOfSeveral(text: string, uncorrected: UncorrectedFields): boolean {
  return Object.values(uncorrected).filter((each) => each === text).length > 1;
}

/** What was refused of which the form has no field: it can only be said. */
export function errorsElsewhere(payor: Payor, { errors, input }: RefusedInsurance): InsuranceError[] {
  const marked = new Set(Object.values(uncorrectedFields(payor, input, { errors, input })));
  return errors.filter(({ Text }) => !marked.has(Text));
}
