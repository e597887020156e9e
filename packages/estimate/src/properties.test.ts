import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Component, ListedCharge } from './charge.ts';
import { estimateService } from './estimate-service.ts';

const cents = fc.integer({ min: 0, max: 50_000_000 });
const modifiers = fc.subarray(['26', 'TC', '50', 'LT', '0610']);
const codes = ['70450', '70553', '73721'];

const charges: fc.Arbitrary<ListedCharge[]> = fc.array(
  fc.record({
    codeType: fc.constantFrom('CPT', 'HCPCS'),
    code: fc.constantFrom(...codes),
    description: fc.constant('A scan'),
    line: fc.integer({ min: 1, max: 1_000_000 }),
    setting: fc.constantFrom('inpatient' as const, 'outpatient' as const, 'both' as const),
    billingClass: fc.constantFrom('facility' as const, 'professional' as const, 'both' as const, null),
    modifiers,
    revenueCodes: fc.subarray(['0610', '0972']),
    grossCents: fc.option(cents),
    cashCents: fc.option(cents),
    notes: fc.constantFrom(null, 'Gross Charge Type: Default Fee Schedule', 'Clinic'),
  }),
  { maxLength: 30 },
);

const components: fc.Arbitrary<Component[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    code: fc.constantFrom(...codes),
    codeType: fc.constant('CPT'),
    alternates: fc.subarray(codes),
    fee: fc.constantFrom('facility' as const, 'professional' as const),
    modifiers: fc.subarray(['26']),
    units: fc.integer({ min: 1, max: 12 }),
    setting: fc.constantFrom('inpatient' as const, 'outpatient' as const),
    optional: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

const sum = (amounts: number[]): number => amounts.reduce((total, each) => total + each, 0);

describe('whatever the file says', () => {
  it('parts add up to the total', () =>
    fc.assert(
      fc.property(components, charges, (parts, file) => {
        const { priced, total, hospital, physician } = estimateService(parts, file);
        expect(total?.amountCents ?? 0).toBe(sum(priced.map(({ price }) => price.amountCents)));
        expect(total?.amountCents ?? 0).toBe((hospital?.amountCents ?? 0) + (physician?.amountCents ?? 0));
      }),
    ));

  it('no amount is negative, and low ≤ amount ≤ high', () =>
    fc.assert(
      fc.property(components, charges, (parts, file) => {
        const { priced, total } = estimateService(parts, file);
        for (const { lowCents, amountCents, highCents } of [...priced.map(({ price }) => price), total ?? zero]) {
          expect(lowCents).toBeGreaterThanOrEqual(0);
          expect(amountCents).toBeGreaterThanOrEqual(lowCents);
          expect(highCents).toBeGreaterThanOrEqual(amountCents);
        }
      }),
    ));

  it('the order of charges does not matter', () =>
    fc.assert(
      fc.property(components, charges.chain(withShuffled), (parts, [file, shuffled]) => {
        const { total, discountCents, unpriced } = estimateService(parts, file);
        expect(estimateService(parts, shuffled)).toMatchObject({ total, discountCents, unpriced });
      }),
    ));

  it('an unrelated code changes nothing', () =>
    fc.assert(
      fc.property(components, charges, charges, (parts, file, others) => {
        const unrelated = others.map((each) => ({ ...each, code: '99999' }));
        expect(estimateService(parts, [...unrelated, ...file])).toEqual(estimateService(parts, file));
      }),
    ));

  it('a code that the file lists is never said not to be listed (issue 13, point 3)', () =>
    fc.assert(
      fc.property(components, charges, (parts, file) => {
        const codesListed = new Set(file.map(({ code }) => code));
        const { unpriced } = estimateService(parts, file);
        for (const { component, reason } of unpriced) {
          const isListed = [component.code, ...(component.alternates ?? [])].some((code) => codesListed.has(code));
          expect(reason === 'notListed').toBe(!isListed);
        }
      }),
    ));

  it('every component is priced, said to be unpriced, or optional', () =>
    fc.assert(
      fc.property(components, charges, (parts, file) => {
        const { priced, unpriced } = estimateService(parts, file);
        const told = new Set([...priced, ...unpriced].map(({ component }) => component.id));
        expect(parts.filter((part) => !told.has(part.id) && !part.optional)).toEqual([]);
      }),
    ));
});

const zero = { lowCents: 0, amountCents: 0, highCents: 0 };

function withShuffled(file: ListedCharge[]): fc.Arbitrary<[ListedCharge[], ListedCharge[]]> {
  const all = fc.shuffledSubarray(file, { minLength: file.length, maxLength: file.length });
  return fc.tuple(fc.constant(file), all);
}
