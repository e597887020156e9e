import type { CopayOrder, NoCharge, NoRate } from '@portico/estimate';

/** Messages about an estimate with insurance, in one language. Amounts and percentages are already formatted. */
export interface InsuredEstimateMessages {
  you: string;
  yourInsurance: string;
  /** Last row of the fee table. */
  total: string;
  totalHelp: string;
  /** Out of network. */
  totalHelpOutside: string;
  fullChargeIs(amount: string): string;
  /** Why a part has no allowed amount. */
  noRate: Readonly<Record<Exclude<NoRate, NoCharge>, string>>;
  /** Why a part has no amount out of network. */
  noFullCharge: string;
  /** How an allowed amount was chosen (docs/decisions/0028). Several are joined by a space. */
  rules: {
    /**
     * The total for the whole care, before insurance pays: the lowest and the highest of the `count` plans with a price for it.
     * `isAlike` if all of these price the same parts.
     */
    allPlans(plans: { count: number; withoutPrice: number; isAlike: boolean; low: string; high: string }): string;
    /** The rate is of a group of services: `name` is the file's own for it. */
    ofGroup(rate: { code: string; group: string; name: string }): string;
    perDiem(rate: { amount: string; days: number }): string;
    /** For care without a stay. */
    perDay(amount: string): string;
    percentage(rate: { percent: string; fullCharge: string }): string;
    /** What was paid to a rate by the day: of a stay, the low end, or of each of its days. */
    medianByDay(paid: { low: string; high: string; days: number }): string;
    medianPaid: string;
    medianPaidBetween(low: string, high: string): string;
    /** The same where the file has nothing else of the rate. */
    medianAlone: string;
    medianAloneBetween(low: string, high: string): string;
    fullCharge: string;
  };
  working: WorkingMessages;
  /** `isCovered`: the plan pays for the care, so that what is paid with it counts toward the deductible. */
  cash(prices: { amount: string; saving: string; isCovered: boolean }): string;
  /** Next to a site's amount. */
  siteOutOfNetwork: string;
  /** Of emergency care, which is paid for out of network as in it. */
  siteEmergency: string;
  siteWithoutInsurance: string;
  siteNoRate: string;
  documents: {
    withInsurance(plan: string): string;
    agreedPrices: string;
    working: string;
    step: string;
    amount: string;
    /** Insurer and plan by their names in the price file. */
    agreedWith(plan: string): string;
    confirmed(answer: { payor: string; day: string }): string;
    entered: string;
    enterBenefits: string;
  };
}

/** The calculation, step by step. */
interface WorkingMessages {
  allowed: string;
  fullCharge: string;
  allowedDetail(amounts: { hospital: string; physician: string }): string;
  notCovered: string;
  notCoveredDetail: string;
  preventive: string;
  preventiveDetail: string;
  copay: string;
  /**
   * `per` is a text of `InsuranceMessages.per`; '' if the plan does not say. `days` is above 1 for a copay by the day.
   */
  copayDetail(copay: { amount: string; per: string; days: number; order: CopayOrder; isWhole: boolean }): string;
  /** Behind a copay by the day, of a stay whose days nobody knows. */
  oneDayCounted: string;
  deductible: string;
  /** `total` is '' if it is not known. */
  deductibleDetail(left: { remaining: string; total: string; isFamily: boolean }): string;
  deductibleMet(isFamily: boolean): string;
  coinsurance(percent: string): string;
  coinsuranceDetail(share: { percent: string; of: string }): string;
  maximum: string;
  /** In the place of the amount of a step that changes nothing: $0.00 would read as a maximum of zero. */
  noChange: string;
  maximumFar(left: { remaining: string; isFamily: boolean }): string;
  maximumReached(left: { remaining: string; isFamily: boolean }): string;
  /** The same of a maximum of which only the total is known. */
  maximumTotalFar(total: string): string;
  maximumTotalReached(total: string): string;
  balanceBilling: string;
  balanceBillingDetail(billed: string): string;
  /** Out of network, if the amount that is billed above what the insurer accepts is not known. */
  balanceBillingUnknown: string;
  /** Of emergency care out of network; the second where the amount depends on its price. */
  emergency: string;
  emergencyPrice: string;
  youPay: string;
  /** Kinds of benefits that are not known, and for which parts; '' for all parts. */
  takenAsNone: Readonly<Record<'copay' | 'coinsurance' | 'deductible' | 'outOfPocket', (names: string) => string>>;
  /** The insurer answers about the plan as a whole alone; for which parts its figures stand in, '' for all. */
  ofPlanAlone(names: string): string;
  /** Parts whose copay is 0, and of which the deductible is counted all the same; '' for all parts. */
  zeroCopay(names: string): string;
  /** A zero that the insurer tells for some parts of the care alone: which. */
  zeroOfPart: { copay(parts: string): string; coinsurance(parts: string): string };
  /** Several figures of what is left of the yearly maximum: the lowest, and the highest, which is counted. */
  severalMaximums(left: { low: string; high: string }): string;
  /** Before the insurer's words that stand with its copay or coinsurance. */
  remarked: string;
  /** Before the names of the parts of a step, if it is not about all parts. */
  ofParts(names: string): string;
}
