import { describe, expect, it } from 'vitest';
import { readName } from './name.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, name: letters and spaces only', () => {
  it.each(examples('name', 'valid'))('takes %s', (line) => expect(readName(line)).toBe(line.normalize('NFC')));
  it.each(examples('name', 'invalid'))('refuses %s', (line) => expect(readName(line)).toBeNull());

  it('takes spaces of any kind and number for one', () => expect(readName('  Mary\u00a0  Ann ')).toBe('Mary Ann'));
  it('refuses nothing, and more than 100 characters', () => {
    expect(readName('  ')).toBeNull();
    expect(readName('a'.repeat(100))).not.toBeNull();
    expect(readName('a'.repeat(101))).toBeNull();
  });
});
