import { describe, expect, it } from 'vitest';
import { writeExpiry } from './write-expiry.ts';

describe('a card’s expiry while it is typed', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['1227', '12/27'],
    ['122027', '12/2027'],
    ['4', '4'],
    ['42', '4/2'],
    ['427', '4/27'],
    ['0427', '04/27'],
    ['2027-04', '04/2027'],
    ['4/27', '4/27'],
    ['12/', '12/'],
    ['12//8', '12/8'],
    ['12 / 27', '12 / 27'],
    ['Dec 27', 'Dec 27'],
  ])('%j is written %j', (input, written) => {
    expect(writeExpiry(input)).toBe(written);
  });
});
