import { type Answers, MAX_HOUSEHOLD, type IncomePeriod, type YesNo } from '@portico/assistance';
import { readBenefitValue } from '@portico/rules';

/** What stands in the fields of the check, as typed. It is kept by the page alone, and nowhere else (decision 136). */
export interface CheckInput {
  readonly household: string;
  readonly income: string;
  readonly every: IncomePeriod;
  readonly assets: string;
  readonly state: string;
  readonly livesInArea: YesNo | 'unsure' | undefined;
  readonly programmes: readonly string[];
  readonly isInsured: YesNo | 'unsure' | undefined;
}

export const emptyInput: CheckInput = {
  household: '',
  income: '',
  every: 'month',
  assets: '',
  state: '',
  livesInArea: undefined,
  programmes: [],
  isInsured: undefined,
};

/** Fields whose text is none of their kind. Every field but the household may be left blank. */
export interface CheckErrors {
  readonly household: boolean;
  readonly income: boolean;
  readonly assets: boolean;
  /** Not said; an error only where it is needed. */
  readonly state: boolean;
}

export function errorsOf({ household, income, assets, state }: CheckInput): CheckErrors {
  return {
    household: householdOf(household) === null,
    income: !isAmount(income),
    assets: !isAmount(assets),
    state: state === '',
  };
}

/** The answers of fields without errors. A blank field is an open question. */
export function answersOf(input: CheckInput): Answers {
  const income = centsOf(input.income);
  return {
    household: householdOf(input.household) ?? 1,
    income: income === null ? null : { cents: income, every: input.every },
    assetsCents: centsOf(input.assets),
    state: input.state || null,
    livesInArea: yesNo(input.livesInArea),
    programmes: input.programmes,
    isInsured: yesNo(input.isInsured),
  };
}

/** Integer cents of an amount as people write it, such as "$1,500"; null for none. */
export function centsOf(text: string): number | null {
  const value = readBenefitValue(text, '$');
  return value.is === 'value' ? value.hundredths : null;
}

function householdOf(text: string): number | null {
  const size = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return size >= 1 && size <= MAX_HOUSEHOLD ? size : null;
}

function isAmount(text: string): boolean {
  return text.trim() === '' || centsOf(text) !== null;
}

function yesNo(answer: YesNo | 'unsure' | undefined): YesNo | null {
  return answer === 'yes' || answer === 'no' ? answer : null;
}
