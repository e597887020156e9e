import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESS_CODE_LENGTH, formatAccessCode, readAccessCode } from './access-code.ts';
import { BASE_32 } from './base-32.ts';
import { examples, pairs } from './testing/examples.ts';

const codes = fc.string({
  unit: fc.constantFrom(...Array.from(BASE_32)),
  minLength: ACCESS_CODE_LENGTH,
  maxLength: ACCESS_CODE_LENGTH,
});
const anything = fc.oneof(codes, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('spec §5, access code: groups of 5 characters joined by hyphens', () => {
  it.each(pairs('access-code', 'valid', ' = '))('reads %s', (input, code) => expect(readAccessCode(input)).toBe(code));
  it.each(examples('access-code', 'invalid'))('refuses %s', (line) => expect(readAccessCode(line)).toBeNull());
  it('refuses nothing', () => expect(readAccessCode('')).toBeNull());

  it.each(pairs('access-code', 'formatted', ' = '))('shows %s as %s', (input, shown) =>
    expect(formatAccessCode(input)).toBe(shown),
  );
  it('shows what it has shown as it is', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const shown = formatAccessCode(input);
        expect(formatAccessCode(shown)).toBe(shown);
      }),
    );
  });
  it('reads a code from what it shows, at every way of typing it', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(readAccessCode(formatAccessCode(code))).toBe(code);
        expect(readAccessCode(formatAccessCode(code).toLowerCase().replaceAll('0', 'o'))).toBe(code);
        expect(readAccessCode(formatAccessCode(code).replaceAll('1', 'l'))).toBe(code);
      }),
    );
  });
  it('shows a code alike, typed letter by letter or pasted', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const input = Array.from(code).reduce((shown, letter) => formatAccessCode(`${shown}${letter}`), '');
        expect(input).toBe(formatAccessCode(code));
      }),
    );
  });
  it('lets the backspace delete its last character, and the rest stays', () => {
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: ACCESS_CODE_LENGTH }), (code, length) => {
        const shown = formatAccessCode(code.slice(0, length));
        expect(formatAccessCode(shown.slice(0, -1))).toBe(formatAccessCode(code.slice(0, length - 1)));
      }),
    );
  });
});
