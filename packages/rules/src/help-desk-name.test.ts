import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHelpDeskName } from './help-desk-name.ts';
import { readMembershipNumber } from './membership-number.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, help desk: a name passes membership and alphanumeric checks', () => {
  it.each(examples('help-desk-name', 'valid'))('takes %s', (line) => expect(readHelpDeskName(line)).toBe(line));
  it.each(examples('help-desk-name', 'invalid'))('refuses %s', (line) => expect(readHelpDeskName(line)).toBeNull());

  it('takes whatever the membership check takes, up to the length of a name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z\d -]{2,60}$/), (text) => {
        fc.pre(readMembershipNumber(text) !== null);
        expect(readHelpDeskName(text)).not.toBeNull();
      }),
    );
  });

  it('drops the spaces that pasting brings, and reads the same again', () => {
    expect(readHelpDeskName('  Ana   María ')).toBe('Ana María');
    expect(readHelpDeskName('a'.repeat(61))).toBeNull();
  });
});
