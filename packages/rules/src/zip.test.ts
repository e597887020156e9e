import { describe, expect, it } from 'vitest';
import { examples } from './testing/examples.ts';
import { readZip, zip5 } from './zip.ts';

describe('spec §5, ZIP code: 5 digits, or 5+4', () => {
  it.each(examples('zip', 'valid'))('takes %s', (line) => expect(readZip(` ${line} `)).toBe(line));
  it.each(examples('zip', 'invalid'))('refuses %s', (line) => expect(readZip(line)).toBeNull());

  it('finds people by the first five', () => expect(zip5('94305-1234')).toBe('94305'));
});
