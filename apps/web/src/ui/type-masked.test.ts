import { formatAccessCode } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { groupCardNumber } from '../verification/group-card-number.ts';
import { writeExpiry } from '../verification/write-expiry.ts';
import { codeDigits } from './code-digits.ts';
import { typeMasked } from './type-masked.ts';

const masks = {
  code: formatAccessCode,
  card: groupCardNumber,
  expiry: writeExpiry,
  digits: (input: string) => codeDigits(input, 6),
};
type Mask = keyof typeof masks;

/** `|` is the caret. */
function typed(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

function after(mask: Mask, before: string, marked: string, isForward = false): string {
  const { text, caret } = typeMasked(masks[mask], before, typed(marked), isForward);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** Types a text key by key, as a browser does: each key goes in where the caret is. */
function keyByKey(mask: Mask, keys: string, start = '|'): string {
  return Array.from(keys).reduce(
    (shown, key) => after(mask, shown.replace('|', ''), shown.replace('|', `${key}|`)),
    start,
  );
}

describe('a masked field, typed key by key', () => {
  it.each<[Mask, string, string]>([
    ['expiry', '4/28', '4/28|'],
    ['expiry', '04/28', '04/28|'],
    ['expiry', '4/2028', '4/2028|'],
    ['expiry', '12/2028', '12/2028|'],
    ['expiry', '428', '4/28|'],
    ['expiry', '1228', '12/28|'],
    ['expiry', '0428', '04/28|'],
    ['expiry', '4 / 28', '4 / 28|'],
    ['card', '4111111111111111', '4111 1111 1111 1111|'],
    ['card', '4111 1111 1111 1111', '4111 1111 1111 1111|'],
    ['card', '378282246310005', '3782 822463 10005|'],
    ['code', '7k4qd9xm2tr3hwf', '7K4QD-9XM2T-R3HWF|'],
    ['code', '7K4QD-9XM2T-R3HWF', '7K4QD-9XM2T-R3HWF|'],
    ['digits', '123 456', '123456|'],
    ['digits', '1234567', '123456|'],
  ])('%s: %s is shown as %s', (mask, keys, shown) => expect(keyByKey(mask, keys)).toBe(shown));

  it.each<[Mask, string, string, string]>([
    ['expiry', '4|/28', '2', '42|/28'],
    ['card', '4111 |1111 11', '9', '4111 9|111 111'],
    ['card', '4111| 1111', '9', '4111 9|111 1'],
    ['code', '7K|4QD-9XM', 'A', '7KA|4Q-D9XM'],
    ['digits', '12|45', '3', '123|45'],
    ['digits', '12|3456', '-', '12|3456'],
    ['digits', '12|3456', '9', '12|3456'],
  ])('%s: in %s, %s goes where the caret is: %s', (mask, start, key, shown) =>
    expect(keyByKey(mask, key, start)).toBe(shown),
  );
});

describe('a masked field, pasted or filled in by the browser', () => {
  it.each<[Mask, string, string]>([
    ['expiry', '04/28|', '04/28|'],
    ['expiry', '4/2028|', '4/2028|'],
    ['expiry', '2028-04|', '04/2028|'],
    ['expiry', '0428|', '04/28|'],
    ['card', ' 4111-1111-1111-1111 |', '4111 1111 1111 1111|'],
    ['code', ' 7K4QD - 9XM2T - R3HWF |', '7K4QD-9XM2T-R3HWF|'],
    ['code', '7K4QD–9XM2T—R3HWF|', '7K4QD-9XM2T-R3HWF|'],
    ['code', '７Ｋ４ＱＤ９|', '7K4QD-9|'],
    ['code', '7K4QD9XM2TR3HWFAB|', '7K4QD-9XM2T-R3HWF-AB|'],
    ['digits', 'Your code is 123-456|', '123456|'],
  ])('%s: %s is shown as %s', (mask, pasted, shown) => expect(after(mask, '', pasted)).toBe(shown));
});

describe('a masked field, corrected in the middle', () => {
  it.each<[string, Mask, string, string, boolean, string]>([
    ['Backspace takes the last character', 'code', '7K4QD-9', '7K4QD-|', false, '7K4QD|'],
    ['Backspace over a delimiter takes the character before it', 'code', '7K4QD-9XM', '7K4QD|9XM', false, '7K4Q|9-XM'],
    ['Delete before a delimiter takes the character behind it', 'code', '7K4QD-9XM', '7K4QD|9XM', true, '7K4QD|-XM'],
    ['a selection across a delimiter', 'code', '7K4QD-9XM', '7K4|XM', false, '7K4|XM'],
    ['everything', 'code', '7K4QD-9XM', '|', false, '|'],
    ['Backspace in a group', 'card', '4111 1111', '411| 1111', false, '411|1 111'],
    ['Backspace over a space', 'card', '4111 1111', '4111|1111', false, '411|1 111'],
    ['a slash that does not come back is gone alone', 'expiry', '1/28', '1|28', false, '1|2/8'],
    ['a month behind the slash', 'expiry', '4/28', '|/28', false, '|/28'],
    ['a digit of the year', 'expiry', '12/28', '12/|8', false, '12/|8'],
    ['a digit of a code', 'digits', '123456', '12|456', false, '12|456'],
  ])('%s (%s)', (_, mask, before, marked, isForward, shown) =>
    expect(after(mask, before, marked, isForward)).toBe(shown),
  );
});
