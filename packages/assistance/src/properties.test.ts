import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import type { Bill } from './bill.ts';
import { type AssistanceCheck, checkAssistance } from './check-assistance.ts';
import { shareOf } from './helped-amount.ts';
import { type Policy, WHOLE } from './policy.ts';
import { guidelinesOn, publishedGuidelines } from './poverty-guidelines.ts';
import { policies } from './testing/policies.ts';

const guidelines = guidelinesOn('2026-11-25', publishedGuidelines);
const policy: fc.Arbitrary<Policy> = fc.constantFrom(...Object.values(policies));
const yesNo = fc.constantFrom('yes' as const, 'no' as const, null);

const answers: fc.Arbitrary<Answers> = fc.record({
  household: fc.integer({ min: 1, max: 20 }),
  income: fc.record({ cents: fc.integer({ min: 0, max: 20_000_000 }), every: fc.constant('year' as const) }),
  assetsCents: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  state: fc.constantFrom('CA', 'AK', 'HI', '', null),
  livesInArea: yesNo,
  programmes: fc.subarray(['food', 'wic', 'calfresh', 'medicaid'], { maxLength: 1 }),
  isInsured: yesNo,
});

const bill: fc.Arbitrary<Bill> = fc
  .tuple(
    fc.integer({ min: 0, max: 50_000_000 }),
    fc.integer({ min: 0, max: WHOLE }),
    fc.integer({ min: 0, max: WHOLE }),
  )
  .map(([grossCents, price, physicians]) => ({
    locationId: 'main',
    grossCents,
    owedCents: shareOf(grossCents, price),
    physicianGrossCents: shareOf(grossCents, physicians),
    physicianOwedCents: shareOf(shareOf(grossCents, price), physicians),
  }));

const check = (rules: Policy, said: Answers, of: Bill): AssistanceCheck =>
  checkAssistance({ policy: rules, guidelines, answers: said, bill: of, homeState: 'CA' });

/** What would be paid as far as the check tells: without help, all that is owed. */
const paid = ({ atMostCents }: AssistanceCheck, { owedCents }: Bill): number => atMostCents ?? owedCents ?? 0;

const helps = ({ outcome }: AssistanceCheck): boolean => outcome !== 'askUs' && outcome !== 'probablyNot';

describe('whatever the policy, the person and the bill (issue 14, point 4)', () => {
  it('more income never means more discount, nor less to pay', () => {
    fc.assert(
      fc.property(policy, answers, bill, fc.integer({ min: 1, max: 10_000_000 }), (rules, said, of, more) => {
        const richer = { ...said, income: { cents: (said.income?.cents ?? 0) + more, every: 'year' as const } };
        const [before, after] = [check(rules, said, of), check(rules, richer, of)];
        expect(after.discount).toBeLessThanOrEqual(before.discount);
        expect(paid(after, of)).toBeGreaterThanOrEqual(paid(before, of));
      }),
    );
  });

  it('a larger household never means less discount, nor more to pay', () => {
    fc.assert(
      fc.property(policy, answers, bill, (rules, said, of) => {
        const larger = { ...said, household: said.household + 1 };
        const [before, after] = [check(rules, said, of), check(rules, larger, of)];
        expect(after.discount).toBeGreaterThanOrEqual(before.discount);
        expect(paid(after, of)).toBeLessThanOrEqual(paid(before, of));
      }),
    );
  });

  it('nobody who qualifies pays more than amounts generally billed (26 CFR 1.501(r)-5), or than without help', () => {
    fc.assert(
      fc.property(policy, answers, bill, (rules, said, of) => {
        const found = check(rules, said, of);
        if (!helps(found) || found.atMostCents === null) return;
        const leftOut = rules.coversPhysicians ? 0 : (of.physicianOwedCents ?? 0);
        const gross = (of.grossCents ?? 0) - (rules.coversPhysicians ? 0 : (of.physicianGrossCents ?? 0));
        expect(found.atMostCents - leftOut).toBeLessThanOrEqual(shareOf(gross, rules.generallyBilled));
        expect(found.atMostCents).toBeLessThanOrEqual(of.owedCents ?? 0);
        expect(found.atMostCents).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(found.atMostCents)).toBe(true);
      }),
    );
  });

  it('what was not said is open, and never taken for a no', () => {
    fc.assert(
      fc.property(policy, answers, bill, (rules, said, of) => {
        const silent = { ...said, assetsCents: null, livesInArea: null, isInsured: null, programmes: [] };
        const found = check(rules, silent, of);
        expect(['assets', 'residence', 'insured']).not.toContain(found.reason);
        const asked = (['assets', 'residence'] as const).filter((each) => rules[each] !== null);
        const open = asked.filter((each) => found.open.includes(each));
        expect(open).toEqual(helps(found) ? asked : []);
      }),
    );
  });
});
