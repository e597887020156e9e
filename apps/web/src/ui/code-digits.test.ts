import { describe, expect, it } from 'vitest';
import { codeDigits } from './code-digits.ts';

describe('a code that was typed or pasted', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['123-456', '123456'],
    ['Your code: 123456.', '123456'],
    ['１２３４５６', '123456'],
    ['12345', '12345'],
    ['1234567', '123456'],
    ['none', ''],
  ])('%j is %j', (text, digits) => expect(codeDigits(text, 6)).toBe(digits));
});
