import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoutingNumber } from './routing-number.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, routing number: 9 digits, weighted checksum 3-7-1 a positive multiple of 10', () => {
  it.each(examples('routing-number', 'valid'))('reads %s', (line) =>
    expect(readRoutingNumber(line)).toBe(line.replace(/[ -]/g, '')),
  );
  it.each(examples('routing-number', 'invalid'))('refuses %s', (line) => expect(readRoutingNumber(line)).toBeNull());

  it('finds every digit that is mistyped', () => {
    const place = fc.record({ at: fc.nat(8), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.constantFrom(...examples('routing-number', 'valid')), place, (line, { at, by }) => {
        const digits = Array.from(readRoutingNumber(line) ?? '');
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(readRoutingNumber(digits.join(''))).toBeNull();
      }),
    );
  });
});
