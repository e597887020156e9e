import { describe, expect, it } from 'vitest';
import { canBeName } from './name.ts';
import { examples } from './testing/examples.ts';

describe('a name to find somebody by', () => {
  it.each(examples('name', 'valid'))('is %s', (line) => expect(canBeName(line)).toBe(true));
  it.each(examples('name', 'invalid'))('is not %s', (line) => expect(canBeName(line)).toBe(false));

  it('is not nothing', () => expect(canBeName(' ')).toBe(false));
});
