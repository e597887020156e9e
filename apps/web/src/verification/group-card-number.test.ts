import { readCardNumber } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { groupCardNumber } from './group-card-number.ts';

describe('a card number while it is typed', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4222222222222', '4222 2222 2222 2'],
    ['6011000990139424000', '6011 0009 9013 9424 000'],
    ['37', '37'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    [' 4111 1111  1111 1111 ', '4111 1111 1111 1111'],
    ['４１１１１', '4111 1'],
    ['411111111111111111111', '4111 1111 1111 1111 1111 1'],
  ])('%j is written %j', (input, written) => {
    expect(groupCardNumber(input)).toBe(written);
  });
  it('is written the same a second time, and read by the rule (spec §5)', () => {
    for (const number of ['4111111111111111', '378282246310005', '6011111111111117', '5555555555554444']) {
      const written = groupCardNumber(number);
      expect(groupCardNumber(written)).toBe(written);
      expect(readCardNumber(written)).toMatchObject({ number });
    }
  });
});
