import { describe, expect, it } from 'vitest';
import { examples } from './testing/examples.ts';
import { readUsername } from './username.ts';

describe('a username: 1 to 254 characters of one line, often an e-mail address (spec §8)', () => {
  it.each(examples('username', 'valid'))('takes %s', (line) => expect(readUsername(line)).toBe(line));
  it.each(examples('username', 'invalid'))('refuses %j', (line) => expect(readUsername(line)).toBeNull());

  it('drops the spaces that pasting brings', () => expect(readUsername(' ana\u00a0\n')).toBe('ana'));
  it('is one name, however its characters are typed', () => expect(readUsername('ＡＮＡ')).toBe('ANA'));
  it('refuses nothing, and more than 254 characters', () => {
    expect(readUsername('')).toBeNull();
    expect(readUsername('💙'.repeat(254))).not.toBeNull();
    expect(readUsername('a'.repeat(255))).toBeNull();
  });
});
