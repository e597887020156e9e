import { type Answers, annualCents } from './answers.ts';
import type { Bill } from './bill.ts';
import { assetCondition, type Condition, residenceCondition } from './conditions.ts';
import { helpedAmount } from './helped-amount.ts';
import { type HighBill, highBillOf } from './high-bill.ts';
import { incomeDiscount } from './income-discount.ts';
import { type Policy, WHOLE } from './policy.ts';
import { guidelineCents, type PovertyGuidelines, regionOf } from './poverty-guidelines.ts';

/**
 * What the policy makes likely. It decides nothing: the hospital does, on an application (26 CFR 1.501(r)-4(b)(3)).
 * `free` and `discount`: so much off. `limited`: no discount, but a limit to what is paid. `askUs`: the answers do not
 * tell. `probablyNot`: the policy's rules exclude it, or change nothing of this bill, as far as they are known.
 */
type Outcome = 'free' | 'discount' | 'limited' | 'askUs' | 'probablyNot';

/**
 * What decided it. `limitNotKnown`: all that the rules give is a limit, and the amount that it goes by is not known.
 * `belowLimit`: what is owed is not above what the rules would leave. `doctorsAlone`: all that is owed is the doctors'.
 */
type Reason =
  | 'programme'
  | 'income'
  | 'highBill'
  | 'assets'
  | 'residence'
  | 'insured'
  | 'limitNotKnown'
  | 'belowLimit'
  | 'doctorsAlone';

/** What is not known and could change the outcome. */
export type OpenQuestion = 'income' | 'assets' | 'residence' | 'insurance';

export interface AssistanceCheck {
  readonly outcome: Outcome;
  readonly reason: Reason;
  /** Basis points; WHOLE for `free`, 0 where nothing is taken off. */
  readonly discount: number;
  /** The most that would be paid of the bill, in cents; null without a bill, without an outcome, or if not known. */
  readonly atMostCents: number | null;
  readonly open: readonly OpenQuestion[];
  /** Of the household's poverty guideline, rounded down; null without an income. */
  readonly percentOfGuideline: number | null;
  /** A yearly sum of bills above which the rule for high bills may help; null where it cannot, or does already. */
  readonly highBillsFromCents: number | null;
}

export interface AssistanceInput {
  readonly policy: Policy;
  /** Those in force on the day of the check. */
  readonly guidelines: PovertyGuidelines;
  readonly answers: Answers;
  /** The bill that the check is for; null for none yet. */
  readonly bill: Bill | null;
  /** State whose guideline counts where the person has not said theirs: that of the hospital (`homeStateOf`). */
  readonly homeState: string;
}

/** What the policy makes likely for a person. Amounts are integer cents; nothing is kept. */
export function checkAssistance({ policy, guidelines, answers, bill, homeState }: AssistanceInput): AssistanceCheck {
  const incomeCents = answers.income && annualCents(answers.income);
  const guideline = guidelineCents(answers.household, guidelines[regionOf(answers.state || homeState)]);
  const owedCents = bill?.owedCents ?? null;
  const highBill =
    incomeCents === null ? null : highBillOf({ incomeCents, guidelineCents: guideline, owedCents }, policy.highBills);
  const conditions = {
    assets: assetCondition(answers, policy.assets),
    residence: residenceCondition(answers, policy.residence),
    insurance: insuranceCondition(answers, policy, highBill),
  };
  const found: Found = {
    incomeDiscount: incomeCents === null ? null : incomeDiscount(incomeCents, guideline, policy.tiers),
    presumed: presumedDiscount(answers, policy),
    highBill,
    conditions,
    isIncomeKnown: incomeCents !== null,
  };
  const decided = decide(found, answers, policy);
  const capCents = decided.reason !== 'programme' && highBill?.isHigh ? highBill.capCents : null;
  return {
    ...ofBill(decided, { bill, policy, isInsured: answers.isInsured === 'yes', capCents }),
    percentOfGuideline: incomeCents === null ? null : Math.floor((incomeCents * 100) / guideline),
    highBillsFromCents:
      highBill === null || decided.outcome === 'free' || capCents !== null ? null : highBill.fromCents,
  };
}

interface Found {
  /** Null above the policy's tiers, and without an income. */
  readonly incomeDiscount: number | null;
  /** By a programme; null without one. */
  readonly presumed: number | null;
  readonly highBill: HighBill | null;
  readonly conditions: Readonly<Record<'assets' | 'residence' | 'insurance', Condition>>;
  readonly isIncomeKnown: boolean;
}

type Decided = Pick<AssistanceCheck, 'outcome' | 'reason' | 'discount' | 'open'>;

/** The outcome, in the order in which a policy is read: programmes first, then who is meant, then the income. */
function decide(
  { incomeDiscount: byIncome, presumed, highBill, conditions, isIncomeKnown }: Found,
  answers: Answers,
  policy: Policy,
): Decided {
  const open = openQuestions(conditions, isIncomeKnown);
  const failed = (['residence', 'assets'] as const).find((name) => conditions[name] === 'failed');
  const hasIncomeDiscount =
    byIncome !== null && failed === undefined && open.length === 0 && conditions.insurance === 'met';
  if (presumed !== null) return helped(hasIncomeDiscount ? Math.max(presumed, byIncome) : presumed, 'programme', []);
  if (failed !== undefined) return { outcome: 'probablyNot', reason: failed, discount: 0, open: [] };
  if (!isIncomeKnown) return { outcome: 'askUs', reason: 'income', discount: 0, open };
  if (answers.isInsured === 'yes' && policy.insured === 'askUs')
    return { outcome: 'askUs', reason: 'insured', discount: 0, open };
  const isCapped = highBill?.isHigh === true && highBill.capCents !== null;
  if (byIncome === null) {
    return isCapped ? helped(0, 'highBill', open) : { outcome: 'probablyNot', reason: 'income', discount: 0, open: [] };
  }
  if (conditions.insurance === 'failed') return { outcome: 'probablyNot', reason: 'insured', discount: 0, open: [] };
  return helped(byIncome, 'income', open);
}

interface Billed {
  readonly bill: Bill | null;
  readonly policy: Policy;
  readonly isInsured: boolean;
  /** By the rule for high bills; null where it does not hold. */
  readonly capCents: number | null;
}

/** What was decided, for this bill: how much is left of it, and whether that is any help at all. */
function ofBill(
  decided: Decided,
  { bill, policy, isInsured, capCents }: Billed,
): Decided & Pick<AssistanceCheck, 'atMostCents'> {
  const helps = decided.outcome === 'free' || decided.outcome === 'discount' || decided.outcome === 'limited';
  if (bill === null || !helps) return { ...decided, atMostCents: null };
  const amount = (cap: number | null) => helpedAmount(bill, decided.discount, { policy, isInsured, capCents: cap });
  const atMostCents = amount(capCents);
  if (atMostCents === null) {
    const isUnknown = decided.outcome === 'limited' && capCents === null;
    return { ...decided, ...(isUnknown ? { outcome: 'askUs', reason: 'limitNotKnown' } : {}), atMostCents };
  }
  // A limit that is not below the bill is no help, and must not read as one.
  if (bill.owedCents !== null && bill.owedCents > 0 && atMostCents >= bill.owedCents) {
    const reason = decided.outcome === 'free' ? 'doctorsAlone' : 'belowLimit';
    return { outcome: 'probablyNot', reason, discount: 0, open: [], atMostCents: null };
  }
  const isByCap = atMostCents < (amount(null) ?? Infinity);
  return { ...decided, reason: isByCap ? 'highBill' : decided.reason, atMostCents };
}

function helped(discount: number, reason: Reason, open: readonly OpenQuestion[]): Decided {
  const outcome = discount === WHOLE ? 'free' : discount > 0 ? 'discount' : 'limited';
  return { outcome, reason, discount, open };
}

function openQuestions(conditions: Found['conditions'], isIncomeKnown: boolean): OpenQuestion[] {
  const open = (['assets', 'residence', 'insurance'] as const).filter((name) => conditions[name] === 'open');
  return isIncomeKnown ? open : ['income', ...open];
}

/** By the best of the programmes that the person is in; null without one. */
function presumedDiscount({ programmes: theirs }: Answers, { programmes }: Policy): number | null {
  const discounts = programmes.filter(({ id }) => theirs.includes(id)).map(({ discount }) => discount);
  return discounts.length === 0 ? null : Math.max(...discounts);
}

function insuranceCondition({ isInsured }: Answers, { insured }: Policy, highBill: HighBill | null): Condition {
  if (insured === 'alike' || isInsured === 'no') return 'met';
  if (isInsured === null) return 'open';
  // Where the hospital looks at each case, no rule is met: `decide` sends them to ask.
  if (insured === 'askUs' || highBill === null) return 'failed';
  if (highBill.isHigh === null) return 'open';
  return highBill.isHigh ? 'met' : 'failed';
}
