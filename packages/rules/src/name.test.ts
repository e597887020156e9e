import { describe, expect, it } from 'vitest';
import { canBeName, validateName } from './name.ts';
import { examples } from './testing/examples.ts';

describe('a name by which a person is found', () => {
  it.each(examples('name', 'valid'))('is %s', (line) => expect(canBeName(line)).toBe(true));
  it.each(examples('name', 'invalid'))('is not %s', (line) => expect(canBeName(line)).toBe(false));

  it('is not nothing', () => expect(canBeName(' ')).toBe(false));
});

describe('a name as an insurance card writes it', () => {
  it.each(examples('name', 'valid'))('is %s', (line) => expect(validateName(line)).toBeNull());
  it.each(examples('name', 'invalid'))('is not %s, which has no letter', (line) =>
    expect(validateName(line)).toBe('noLetter'),
  );
  it.each(examples('name', 'characters'))('is not %j, whatever letters it has', (input) =>
    expect(validateName(input)).toBe('characters'),
  );
});
