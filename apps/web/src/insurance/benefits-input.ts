import {
  NOT_APPLICABLE,
  OVERALL,
  type Benefit,
  type DefaultBenefits,
  type EnteredBenefit,
  type EstimateModel,
} from '@portico/contract';
import { validateBenefits, readBenefitValue, type BenefitsError } from '@portico/rules';
import type { BenefitField } from './benefit-fields.ts';
import { candidatesOf } from './default-benefits.ts';

/** What stands in a field and in the box beside it, by the field's key. */
export type BenefitsInput = Readonly<Record<string, { readonly text: string; readonly isNotApplicable: boolean }>>;

/** What stands in the fields at first: what the insurer told, or what was entered before. */
export function defaultsOf({ DefaultBenefits }: Pick<EstimateModel, 'DefaultBenefits'>): BenefitsInput {
  const scopes = [
    { scope: OVERALL, defaults: DefaultBenefits.Overall },
    ...DefaultBenefits.ServiceTypes.map(({ Id, Defaults }) => ({ scope: Id, defaults: Defaults })),
  ];
  return Object.fromEntries(
    scopes.flatMap(({ scope, defaults }) =>
      defaults.map(({ BenefitId, defaultValue }) => {
        const isNotApplicable = defaultValue === NOT_APPLICABLE;
        return [`${scope}:${BenefitId}`, { text: isNotApplicable ? '' : defaultValue, isNotApplicable }];
      }),
    ),
  );
}

/**
 * What a person has put into the fields, after one more change: the fields that are left out of it hold what is known, also what
 * the insurer tells later. One that was only visited is still left out.
 *
 * @param changed what was put in so far.
 * @param defaults what stands in the fields that nobody has changed.
 */
export function changedInput(
  changed: BenefitsInput,
  defaults: BenefitsInput,
  { key, benefit }: Pick<BenefitField, 'key' | 'benefit'>,
  change: BenefitsInput[string],
): BenefitsInput {
  const before = changed[key] ?? defaults[key] ?? { text: '', isNotApplicable: false };
  const isSame =
    before.isNotApplicable === change.isNotApplicable &&
    tidyBenefit(before.text, benefit.Unit) === tidyBenefit(change.text, benefit.Unit);
  return isSame && changed[key] === undefined ? changed : { ...changed, [key]: change };
}

/** The value as the rules read it: the box beside a field counts for more than what is in it. */
export function valueOf(input: BenefitsInput, { key, benefit }: BenefitField) {
  const { text, isNotApplicable } = input[key] ?? { text: '', isNotApplicable: false };
  return isNotApplicable ? ({ is: 'notApplicable' } as const) : readBenefitValue(text, benefit.Unit);
}

/** What was typed as a field shows it: two decimals when it is not whole (spec §5). What is no value stays. */
export function tidyBenefit(text: string, unit: Benefit['Unit']): string {
  const value = readBenefitValue(text, unit);
  return value.is === 'value' ? value.text : text;
}

export interface ValidatedBenefits {
  /** Keys of the fields whose values are none. */
  readonly invalid: readonly string[];
  /** Keys of the fields that are blank though the insurer told figures that may count, be it only one: none is taken in their place unasked. */
  readonly undecided: readonly string[];
  /** Only where no value is invalid or undecided. */
  readonly error: BenefitsError | null;
  /** What there is to send; a field that is left blank is left out. */
  readonly entered: readonly EnteredBenefit[];
}

/** Validates benefits by the rules of spec §5, and by what the insurer left open. */
export function validateBenefitsInput(
  input: BenefitsInput,
  fields: readonly BenefitField[],
  defaults: DefaultBenefits,
): ValidatedBenefits {
  const read = fields.map((field) => ({ field, value: valueOf(input, field) }));
  const invalid = read.filter(({ value }) => value.is === 'invalid').map(({ field }) => field.key);
  const undecided = read
    .filter(({ field, value }) => value.is === 'empty' && candidatesOf(defaults, field).length > 0)
    .map(({ field }) => field.key);
  const given = read.flatMap(({ field: { scope, benefit }, value }) =>
    value.is === 'value' ? [{ kind: benefit.BenefitId, isOverall: scope === OVERALL }] : [],
  );
  return {
    invalid,
    undecided,
    error: invalid.length + undecided.length > 0 ? null : validateBenefits(given),
    entered: read.flatMap(({ field: { scope, benefit }, value }) => {
      if (value.is === 'value') return [{ scope, benId: benefit.BenefitId, value: value.text }];
      return value.is === 'notApplicable' ? [{ scope, benId: benefit.BenefitId, value: NOT_APPLICABLE }] : [];
    }),
  };
}
