/** Coverage that 45 CFR 147.130 does not bind. */
export type PlanKind = 'medicare' | 'medicaid' | 'grandfathered' | 'shortTerm' | 'sharing' | 'noHealthPlan';

/** By the X12 codes of an insurance type (EB04, 005010X279A1 2110C), and by words in the names of payer and plan. */
const kinds: ReadonlyArray<{ kind: PlanKind; insuranceTypes: readonly string[]; words: RegExp | null }> = [
  {
    kind: 'medicare',
    // Part A and B, primary and secondary, Medicare HMO, and what supplements Medicare.
    insuranceTypes: [
      '12',
      '13',
      '14',
      '15',
      '16',
      '41',
      '42',
      '43',
      '47',
      'CP',
      'HN',
      'HS',
      'MA',
      'MB',
      'MH',
      'MI',
      'MP',
      'QM',
    ],
    // Many plans of retirees are called after those who do not have it yet.
    words: /(?<!\b(?:pre|non)[- ]?)\bmedicare\b|\bmedigap\b/i,
  },
  { kind: 'medicaid', insuranceTypes: ['MC'], words: /\bmedicaid\b|\bmedi-cal\b/i },
  { kind: 'grandfathered', insuranceTypes: [], words: /\bgrand-?fathered\b/i },
  { kind: 'shortTerm', insuranceTypes: [], words: /\bshort[- ]term\b|\blimited[- ]duration\b/i },
  { kind: 'sharing', insuranceTypes: [], words: /\b(health(care)? ?-?|medi-?)shar(e|ing)\b|\bministries\b/i },
  // Auto, disability, long-term care, life, property, workers' compensation and what is no insurance of health.
  {
    kind: 'noHealthPlan',
    insuranceTypes: ['AP', 'D', 'DB', 'LC', 'LD', 'LI', 'LT', 'PE', 'RP', 'WC'],
    words: null,
  },
];

/**
 * The kind of coverage that is excepted from the rule, as the payer's codes or the names tell it; null where nothing
 * says so. Most plans that are excepted do not say it: the page names them all.
 *
 * @param insuranceTypes EB04 of the plan's rows.
 * @param names of the payer and of the plan.
 */
export function planKindOf(insuranceTypes: readonly string[], names: readonly string[]): PlanKind | null {
  const found = kinds.find(
    (each) =>
      each.insuranceTypes.some((code) => insuranceTypes.includes(code)) ||
      names.some((name) => each.words?.test(name) === true),
  );
  return found?.kind ?? null;
}
