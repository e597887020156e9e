import { expect, it } from 'vitest';
import { createFindings } from '../findings/findings.ts';
import { modifiersOf, readModifiers } from './modifiers.ts';

// 45 CFR 180.50(b)(2)(iv): modifiers have two characters; files write them in many ways.
it.each([
  ['26', ['26']],
  ['80|AS', ['80', 'AS']],
  ['lt, 59', ['LT', '59']],
  ['26/TC', ['26', 'TC']],
  ['90TC', ['90', 'TC']],
  ['90tc', ['90', 'TC']],
  ['rt59', ['RT', '59']],
  ['RTLT', ['RT', 'LT']],
  // Digits alone: two modifiers, or a revenue code, which begins with 0, 100, 210 or 310 where it has four digits.
  ['2659', ['26', '59']],
  ['5026', ['50', '26']],
  ['2650', ['26', '50']],
  ['7626', ['76', '26']],
  ['265950', ['26', '59', '50']],
  ['0750', ['0750']],
  ['750', ['750']],
  ['1001', ['1001']],
  ['2101', ['2101']],
  ['3103', ['3103']],
  [
    ['RT', '59'],
    ['RT', '59'],
  ],
  // None: a charge with "other" modifiers would be of another service, and this one not offered.
  ['N/A', []],
  ['None', []],
  ['-', []],
  ['null', []],
  ['0', []],
  [['N/A'], []],
  ['26, N/A', ['26']],
  ['Not Applicable', []],
  // No modifiers, and not read as two of them each.
  ['Left', ['LEFT']],
  ['LEFT', ['LEFT']],
  ['BOTH', ['BOTH']],
  ['LT-59', ['LT-59']],
])('%j is read as %j', (value, modifiers) => expect(modifiersOf(value)).toEqual(modifiers));

it.each(['Left', 'LEFT', 'BOTH', 'both', 'LT-59'])('%s is no modifier, and a finding', (value) => {
  const rules: string[] = [];
  readModifiers(
    value,
    'modifiers',
    createFindings(({ rule }) => rules.push(rule)),
  );
  expect(rules).toEqual(['modifier-form']);
});
