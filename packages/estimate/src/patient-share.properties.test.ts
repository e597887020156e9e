import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BenefitTerms, Pool, Pools } from './benefits.ts';
import { type CoveredPart, patientShare, patientShareRange } from './patient-share.ts';
import { basisPoints, type Change, cents, parts, pools, withTerms } from './testing/plans.ts';
import type { CopayStep, Share, WorkingStep } from './working.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
const owedBy = (steps: readonly WorkingStep[]): number =>
  sum(steps.map((step) => (step.kind === 'allowed' ? 0 : step.cents)));
const owed = (service: { parts: readonly CoveredPart[]; pools: Pools }): number => patientShare(service).owedCents;
const isCopay = (step: WorkingStep): step is CopayStep => step.kind === 'copay';
/** Changes the terms of every second part, or of all: a plan may get worse for one service type only. */
const worsened = (all: readonly CoveredPart[], change: Change): CoveredPart[][] => [
  withTerms(all, change),
  all.map((each, index) => (index % 2 === 0 ? each : (withTerms([each], change)[0] ?? each))),
];
/** A visit of its own for each maximum: else its one copay, which counts toward the first, is shared by them. */
const visitOfMaximum: Change = ({ copay: own, ...terms }) => ({
  copay: own && { ...own, visit: `${own.visit} ${terms.maximumPool ?? terms.pool}` },
});
const withoutMaximum = (of: Pool): Pool => ({ ...of, outOfPocketCents: null });
const expectOncePaid = (copays: ReadonlyMap<string, readonly CopayStep[]>): void => {
  for (const steps of copays.values()) {
    const highest = Math.max(...steps.map((step) => step.copayCents));
    expect(sum(steps.map((step) => step.cents))).toBeLessThanOrEqual(highest);
  }
};
const plus = (amount: number | null, more: number): number | null => (amount === null ? null : amount + more);

describe('what a patient owes, whatever the plan (spec: issue 4, properties)', () => {
  it('the parts add up to it, and so do the steps of each part and of the whole', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const share = patientShare({ parts: all, pools: of });
        expect(sum(share.parts.map((each) => each.owedCents))).toBe(share.owedCents);
        for (const each of [...share.parts, share]) expect(owedBy(each.steps)).toBe(each.owedCents);
      }),
    ));

  it('is a whole number of cents, never negative; nor is any step but what a maximum takes off', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const share = patientShare({ parts: all, pools: of });
        for (const { owedCents, steps } of [...share.parts, share]) {
          expect(Number.isSafeInteger(owedCents) && owedCents >= 0).toBe(true);
          for (const step of steps) {
            expect(Number.isSafeInteger(step.cents)).toBe(true);
            expect(step.kind === 'maximum' ? -step.cents : step.cents).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    ));

  it('is nothing for recommended preventive care, which leaves the rest of the service as it is (45 CFR 147.130)', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const isScreening = (_: unknown, index: number): boolean => index % 2 === 0;
        const screening = withTerms(all, () => ({ covered: true, network: 'in', isPreventive: true }));
        const mixed = all.map((each, index) => (isScreening(each, index) ? (screening[index] ?? each) : each));
        const share = patientShare({ parts: mixed, pools: of });
        expect(share.parts.filter(isScreening).every(({ owedCents }) => owedCents === 0)).toBe(true);
        expect(share.owedCents).toBe(
          owed({ parts: all.filter((each, index) => !isScreening(each, index)), pools: of }),
        );
      }),
    ));

  it('is never above the allowed amount in network, part by part; the plan pays the rest', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const inNetwork = withTerms(all, () => ({ network: 'in' }));
        const share = patientShare({ parts: inNetwork, pools: of });
        for (const each of share.parts) expect(each.owedCents).toBeLessThanOrEqual(each.allowedCents);
        expect(share.owedCents + share.planPaysCents).toBe(share.allowedCents);
      }),
    ));

  it('is nothing where nothing is allowed and nothing billed', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        expect(owed({ parts: all.map((each) => ({ ...each, allowedCents: 0, billedCents: 0 })), pools: of })).toBe(0);
      }),
    ));

  it('what is covered never exceeds what is left of the maximum', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const share = patientShare({ parts: all, pools: of });
        for (const [key, { outOfPocketCents }] of Object.entries(of)) {
          expect(cappedIn(share, all, key)).toBeLessThanOrEqual(outOfPocketCents ?? Infinity);
        }
      }),
    ));

  it('one copay is paid once for a visit, whatever pools its parts are under (decision 28)', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const copays = patientShare({ parts: all, pools: of }).parts.flatMap((each) => each.steps.filter(isCopay));
        expectOncePaid(Map.groupBy(copays, (step) => `${step.visit} ${step.maximumPool}`));
        // What a maximum takes off is still due under another: without any, the visit's copay is one.
        const uncapped = { year: withoutMaximum(of.year), drugs: withoutMaximum(of.drugs) };
        const whole = patientShare({ parts: all, pools: uncapped }).parts.flatMap((each) => each.steps.filter(isCopay));
        expectOncePaid(Map.groupBy(whole, (step) => step.visit));
      }),
    ));

  it('what goes to a deductible never exceeds what is left of it', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        for (const step of patientShare({ parts: all, pools: of }).steps) {
          if (step.kind !== 'deductible') continue;
          expect(step.cents).toBe(step.remainingBeforeCents - step.remainingAfterCents);
          expect(step.remainingAfterCents).toBeGreaterThanOrEqual(0);
        }
      }),
    ));

  it('coinsurance is rounded once for each pool, half up, however many parts it has', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const steps = patientShare({ parts: all, pools: of }).steps.filter((step) => step.kind === 'coinsurance');
        for (const key of Object.keys(of)) {
          const ofPool = steps.filter((step) => step.pool === key);
          const exact = sum(ofPool.map((step) => step.ofCents * step.basisPoints));
          expect(sum(ofPool.map((step) => step.cents))).toBe(Math.floor((exact + 5000) / 10_000));
        }
      }),
    ));

  it('lies between what is owed at the low and at the high end of the allowed amounts', () =>
    fc.assert(
      fc.property(parts, pools, (all, of) => {
        const { lowCents, highCents } = patientShareRange({ parts: all, pools: of });
        expect(lowCents).toBeLessThanOrEqual(owed({ parts: all, pools: of }));
        expect(highCents).toBeGreaterThanOrEqual(owed({ parts: all, pools: of }));
      }),
    ));

  it('does not depend on the order of pools that share nothing', () =>
    fc.assert(
      fc.property(parts, pools, (shared, of) => {
        const apart = shared.filter(({ terms: own }) => (own.maximumPool ?? own.pool) === own.pool);
        const all = withTerms(apart, visitOfMaximum);
        const regrouped = [
          ...all.filter((each) => each.terms.pool === 'drugs'),
          ...all.filter((each) => each.terms.pool === 'year'),
        ];
        const { allowedCents, owedCents, planPaysCents } = patientShare({ parts: all, pools: of });
        expect(patientShare({ parts: regrouped, pools: of })).toMatchObject({ allowedCents, owedCents, planPaysCents });
      }),
    ));
});

describe('what a patient owes never falls when the plan gets worse', () => {
  it('by a higher copay', () =>
    fc.assert(
      fc.property(parts, pools, cents, (all, of, more) => {
        const worse = withTerms(all, (own) => ({
          copay: own.copay && { ...own.copay, cents: own.copay.cents + more },
        }));
        expect(owed({ parts: worse, pools: of })).toBeGreaterThanOrEqual(owed({ parts: all, pools: of }));
      }),
    ));

  it('by a higher share of the rest', () =>
    fc.assert(
      fc.property(parts, pools, basisPoints, (all, of, more) => {
        const change: Change = ({ coinsuranceBasisPoints: own }) => ({
          coinsuranceBasisPoints: Math.min(10_000, (own ?? 0) + more),
        });
        for (const worse of worsened(all, change)) {
          expect(owed({ parts: worse, pools: of })).toBeGreaterThanOrEqual(owed({ parts: all, pools: of }));
        }
      }),
    ));

  it('by more left of a deductible', () =>
    fc.assert(
      fc.property(parts, pools, cents, (all, of, more) => {
        const worse = { ...of, year: { ...of.year, deductibleCents: (of.year.deductibleCents ?? 0) + more } };
        expect(owed({ parts: all, pools: worse })).toBeGreaterThanOrEqual(owed({ parts: all, pools: of }));
      }),
    ));

  it('by more left of a maximum, or none at all', () =>
    fc.assert(
      fc.property(parts, pools, cents, (all, of, more) => {
        const higher = { ...of, year: { ...of.year, outOfPocketCents: plus(of.year.outOfPocketCents, more) } };
        const none = { ...of, year: { ...of.year, outOfPocketCents: null } };
        expect(owed({ parts: all, pools: higher })).toBeGreaterThanOrEqual(owed({ parts: all, pools: of }));
        expect(owed({ parts: all, pools: none })).toBeGreaterThanOrEqual(owed({ parts: all, pools: higher }));
      }),
    ));

  it('by a higher allowed amount in network, where a copay is under one maximum', () =>
    fc.assert(
      fc.property(parts, pools, cents, (all, of, more) => {
        const inNetwork = withTerms(
          withTerms(all, () => ({ network: 'in' })),
          visitOfMaximum,
        );
        const dearer = inNetwork.map((each) => ({ ...each, allowedCents: each.allowedCents + more }));
        expect(owed({ parts: dearer, pools: of })).toBeGreaterThanOrEqual(owed({ parts: inNetwork, pools: of }));
      }),
    ));
});

/** The sum of the covered parts of a pool, without what is billed above the allowed amount. */
function cappedIn(share: Share, all: readonly CoveredPart[], key: string): number {
  return sum(
    share.parts
      .filter((_, index) => isCappedBy(all[index]?.terms, key))
      .map(({ steps }) => owedBy(steps.filter((step) => step.kind !== 'balanceBilling'))),
  );
}

function isCappedBy(own: BenefitTerms | undefined, key: string): boolean {
  return own?.covered === true && (own.maximumPool ?? own.pool) === key;
}
