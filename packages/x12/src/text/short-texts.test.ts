import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyOf, partOf } from './short-texts.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 6 });

it('a part is what was cut out, whatever was cut before, and short ones are shared', () => {
  const range = fc.tuple(anyText, fc.nat(6), fc.nat(6));
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 50 }), (ranges) => {
      for (const [text, one, other] of ranges) {
        const [from, end] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        expect(partOf(text, from, end)).toBe(text.slice(from, end));
      }
    }),
  );
});

it('no two of up to three ASCII characters have the same number, and nothing else has one', () => {
  const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const short = characters.flatMap((one) => [
    one,
    ...characters.map((other) => one + other),
    `\0\0${one}`,
    `A${one}\0`,
  ]);
  const keys = short.map((each) => keyOf(each, 0, each.length));
  expect(new Set(keys).size).toBe(new Set(short).size);
  expect(keys).not.toContain(0);
  for (const none of ['', 'ABCD', 'é', 'A\u0100']) expect(keyOf(none, 0, none.length)).toBe(0);
});
