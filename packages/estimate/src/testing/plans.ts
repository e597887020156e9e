import fc from 'fast-check';
import type { BenefitTerms, Copay, Pool, Pools } from '../benefits.ts';
import type { CoveredPart } from '../patient-share.ts';

/** Small amounts, at which every cent of rounding shows, and those of real bills. */
export const cents = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 5_000_000 }));
/** A share of the patient's, in basis points. */
export const basisPoints = fc.oneof(fc.constantFrom(0, 2000, 3333, 10_000), fc.integer({ min: 0, max: 10_000 }));

const pool: fc.Arbitrary<Pool> = fc.record({ deductibleCents: fc.option(cents), outOfPocketCents: fc.option(cents) });
/** What is left of the plan's year, and of one for drugs alone. */
export const pools = fc.record({ year: pool, drugs: pool }) satisfies fc.Arbitrary<Pools>;

const copay: fc.Arbitrary<Copay> = fc.record({
  cents,
  order: fc.constantFrom('insteadOfDeductible' as const, 'beforeDeductible' as const, 'afterDeductible' as const),
  visit: fc.constantFrom('98', '50'),
});

const terms: fc.Arbitrary<BenefitTerms> = fc.record({
  covered: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  copay: fc.option(copay),
  coinsuranceBasisPoints: fc.option(basisPoints),
  pool: fc.constantFrom('year', 'drugs'),
  network: fc.constantFrom('in' as const, 'out' as const),
});

const part: fc.Arbitrary<CoveredPart> = fc
  .record({
    componentId: fc.string(),
    allowedCents: cents,
    below: cents,
    above: cents,
    billed: fc.option(cents),
    terms,
  })
  .map(({ componentId, allowedCents, below, above, billed, terms: own }) => ({
    componentId,
    allowedCents,
    lowCents: Math.max(0, allowedCents - below),
    highCents: allowedCents + above,
    ...(billed === null ? {} : { billedCents: billed }),
    terms: own,
  }));

/** What changes of the terms of a part. */
export type Change = (own: BenefitTerms) => Partial<BenefitTerms>;
export const withTerms = (all: readonly CoveredPart[], change: Change): CoveredPart[] =>
  all.map((each) => ({ ...each, terms: { ...each.terms, ...change(each.terms) } }));

/**
 * Up to six parts. In some plans the deductible for drugs is under the year's maximum, in others under its own: never under
 * both.
 */
export const parts = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.boolean())
  .map(([all, isUnderYear]) => (isUnderYear ? withTerms(all, () => ({ maximumPool: 'year' })) : all));
