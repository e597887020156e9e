import { describe, expect, it } from 'vitest';
import { readPhoneOnFile } from './phone-on-file.ts';
import { pairs } from './testing/examples.ts';

const shown = { lastFour: '0142', own: ['+14155550188'] };

describe('spec §5: "typing the phone number on file (with or without dashes)"', () => {
  it.each(['650-555-0142', '6505550142', '(650) 555-0142', '+1 650 555 0142'])(
    'takes %s where 0142 is shown',
    (input) => expect(readPhoneOnFile(input, shown)).toMatchObject({ phone: { e164: '+16505550142' } }),
  );
  it('tells a number with another ending', () =>
    expect(readPhoneOnFile('650-555-0143', shown)).toEqual({ error: 'another' }));
  it('takes a number that the person has given as their own, whatever is shown (decision 260)', () =>
    expect(readPhoneOnFile('(415) 555-0188', shown)).toMatchObject({ phone: { e164: '+14155550188' } }));
  it('takes no extension for the ending', () =>
    expect(readPhoneOnFile('650-555-0143 x0142', shown)).toEqual({ error: 'another' }));
  it.each(pairs('phone', 'invalid', ': '))('finds the %s wrong in %s, as elsewhere', (error, input) =>
    expect(readPhoneOnFile(input, shown)).toEqual({ error: error }),
  );
});
