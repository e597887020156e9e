import { describe, expect, it } from 'vitest';
import { readMembershipNumber } from './membership-number.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, membership number: letters, digits, spaces, hyphens', () => {
  it.each(examples('membership-number', 'valid'))('takes %s', (line) => expect(readMembershipNumber(line)).toBe(line));
  it.each(examples('membership-number', 'invalid'))('refuses %s', (line) =>
    expect(readMembershipNumber(line)).toBeNull(),
  );

  it('drops the spaces that pasting brings', () => expect(readMembershipNumber(' W123 456 ')).toBe('W123 456'));
  it('refuses what no message can carry', () => {
    expect(readMembershipNumber('9'.repeat(80))).toHaveLength(80);
    expect(readMembershipNumber('9'.repeat(81))).toBeNull();
  });
});
