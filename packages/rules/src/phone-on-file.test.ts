import { describe, expect, it } from 'vitest';
import { readPhoneOnFile } from './phone-on-file.ts';
import { pairs } from './testing/examples.ts';

describe('spec §5: "typing the phone number on file (with or without dashes)"', () => {
  it.each(['650-555-0142', '6505550142', '(650) 555-0142', '+1 650 555 0142'])(
    'takes %s where 0142 is shown',
    (input) => expect(readPhoneOnFile(input, '0142')).toMatchObject({ phone: { e164: '+16505550142' } }),
  );
  it('tells a number with another ending', () =>
    expect(readPhoneOnFile('650-555-0143', '0142')).toEqual({ error: 'another' }));
  it('takes no extension for the ending', () =>
    expect(readPhoneOnFile('650-555-0143 x0142', '0142')).toEqual({ error: 'another' }));
  it.each(pairs('phone', 'invalid', ': '))('finds the %s wrong in %s, as elsewhere', (error, input) =>
    expect(readPhoneOnFile(input, '0142')).toEqual({ error: error }),
  );
});
