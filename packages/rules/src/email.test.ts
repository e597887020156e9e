import { describe, expect, it } from 'vitest';
import { readEmail } from './email.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, e-mail: standard pattern', () => {
  it.each(examples('email', 'valid'))('takes %s', (line) => expect(readEmail(line)).toBe(line));
  it.each(examples('email', 'invalid'))('refuses %s', (line) => expect(readEmail(line)).toBeNull());

  it('drops the spaces that pasting brings', () => expect(readEmail('  ana@example.org\n')).toBe('ana@example.org'));
  it('refuses what is longer than mail can carry', () => {
    const ofLength = (length: number) => `ana@${`${'a'.repeat(60)}.`.repeat(3)}${'b'.repeat(length - 195)}.example`;
    expect(readEmail(ofLength(254))).toHaveLength(254);
    expect(readEmail(ofLength(255))).toBeNull();
  });
});
