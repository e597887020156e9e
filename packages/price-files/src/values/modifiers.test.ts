import { expect, it } from 'vitest';
import { modifiersOf } from './modifiers.ts';

// 45 CFR 180.50(b)(2)(iv): modifiers have two characters; files write them in many ways.
it.each([
  ['26', ['26']],
  ['80|AS', ['80', 'AS']],
  ['lt, 59', ['LT', '59']],
  ['26/TC', ['26', 'TC']],
  ['90TC', ['90', 'TC']],
  ['0750', ['0750']],
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
  ['LT-59', ['LT-59']],
])('%j is read as %j', (value, modifiers) => expect(modifiersOf(value)).toEqual(modifiers));
