import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('what a terminal shows of what people have written (issue 12, point 6)', () => {
  it.each([
    ['an escape that clears the screen', 'Rosa\u001b[2J', 'Rosa\\u001b[2J'],
    ['an escape of one character', 'Rosa\u009b31m', 'Rosa\\u009b31m'],
    ['a line that is written over', 'closed\ractive', 'closed\\u000dactive'],
    ['a line that is turned around', 'gro.elpmaxe\u202e@asor', 'gro.elpmaxe\\u202e@asor'],
  ])('%s is spelt out', (_name, text, shown) => {
    expect(plainText(text)).toBe(shown);
  });

  it('leaves letters of every script, lines and columns alone', () => {
    const text = 'Muñoz\t田中 由紀\n  נועה, ليلى 👩🏽‍⚕️\n';
    expect(plainText(text)).toBe(text);
  });

  it('leaves the same text in JSON', () => {
    const name = 'Rosa \u202e\u009b\u2028';
    expect(JSON.parse(plainText(JSON.stringify({ name })))).toEqual({ name });
  });
});
