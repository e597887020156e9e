import { expect, it } from 'vitest';
import { numberWord } from './number-word.ts';

it('writes a number of a sentence in words up to twelve, and in digits beyond', () => {
  expect([2, 5, 12, 13, 30].map((number) => numberWord(number, 'en'))).toEqual(['two', 'five', 'twelve', '13', '30']);
  expect([2, 5, 12, 13, 30].map((number) => numberWord(number, 'es'))).toEqual(['dos', 'cinco', 'doce', '13', '30']);
});
