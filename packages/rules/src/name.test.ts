import { describe, expect, it } from 'vitest';
import { validateName } from './name.ts';
import { examples } from './testing/examples.ts';

describe('a name as an insurance card writes it', () => {
  it.each(examples('name', 'valid'))('is %s', (line) => expect(validateName(line)).toBeNull());
  it.each(examples('name', 'invalid'))('is not %s, which has no letter', (line) =>
    expect(validateName(line)).toBe('noLetter'),
  );
  it.each(examples('name', 'characters'))('is not %j, whatever letters it has', (input) =>
    expect(validateName(input)).toBe('characters'),
  );
});
