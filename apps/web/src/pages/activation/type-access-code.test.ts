import { describe, expect, it } from 'vitest';
import { typeAccessCode } from './type-access-code.ts';

/** `|` is the caret. */
function typed(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

function shown({ text, caret }: { text: string; caret: number }) {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('the field of an access code (spec §5: "split into groups of 5 characters joined by hyphens")', () => {
  it.each([
    ['the first characters', '', '7k|', '7K|'],
    ['a whole group has no hyphen yet, so that it can be deleted', '7K4Q', '7K4Qd|', '7K4QD|'],
    ['the next character brings it', '7K4QD', '7K4QD9|', '7K4QD-9|'],
    ['a hyphen that was typed is dropped until then', '7K4QD', '7K4QD-|', '7K4QD|'],
    ['in the middle the caret stays where one types', '7K4QD-9XM', '7KA|4QD-9XM', '7KA|4Q-D9XM'],
    ['at the end of a group it stays before the hyphen', '7K4Q9-XM', '7K4QD|9-XM', '7K4QD|-9XM'],
    ['what is no letter or digit is dropped', '7K4', '7K4!|', '7K4|'],
  ])('%s', (_, before, after, expected) => expect(shown(typeAccessCode(before, typed(after)))).toBe(expected));

  it.each([
    ['a whole code', '7k4qd9xm2tr3hwf|', '7K4QD-9XM2T-R3HWF|'],
    ['with hyphens and spaces', ' 7K4QD - 9XM2T - R3HWF |', '7K4QD-9XM2T-R3HWF|'],
    ['with dashes of a word processor', '7K4QD–9XM2T—R3HWF|', '7K4QD-9XM2T-R3HWF|'],
    ['full-width', '７Ｋ４ＱＤ９|', '7K4QD-9|'],
    ['nothing is cut: too much is for the message to say', '7K4QD9XM2TR3HWFAB|', '7K4QD-9XM2T-R3HWF-AB|'],
  ])('pasted: %s', (_, after, expected) => expect(shown(typeAccessCode('', typed(after)))).toBe(expected));

  it.each([
    ['Backspace takes the last character', '7K4QD-9', '7K4QD-|', false, '7K4QD|'],
    ['Backspace over a hyphen takes the character before it', '7K4QD-9XM', '7K4QD|9XM', false, '7K4Q|9-XM'],
    ['Delete before a hyphen takes the character behind it', '7K4QD-9XM', '7K4QD|9XM', true, '7K4QD|-XM'],
    ['a selection across a hyphen', '7K4QD-9XM', '7K4|XM', false, '7K4|XM'],
    ['everything', '7K4QD-9XM', '|', false, '|'],
  ])('%s', (_, before, after, isForward, expected) =>
    expect(shown(typeAccessCode(before, typed(after), isForward))).toBe(expected),
  );
});
