import { describe, expect, it } from 'vitest';
import { checkPassword, normalizePassword } from './password.ts';
import { examples, pairs } from './testing/examples.ts';

describe('spec §5, password: 8 to 20 characters, a letter, a digit, none of & < > \' ", not like an e-mail', () => {
  it.each(examples('password', 'valid'))('takes %s', (line) => expect(checkPassword(line)).toEqual([]));
  it.each(pairs('password', 'faults', ': '))('finds %s in %j', (errors, input) =>
    expect(checkPassword(input)).toEqual(errors.split(' ')),
  );

  it('counts characters after NFKC, and cuts and trims nothing', () => {
    expect(checkPassword(`${'e\u0301'.repeat(19)}7`)).toEqual([]);
    expect(checkPassword('ﬃﬃﬃﬃﬃﬃﬃ')).toEqual(['length', 'digit']);
    expect(checkPassword(' kelp7 ')).toEqual(['length']);
    expect(checkPassword(' kelp78 ')).toEqual([]);
  });

  it('is the same password by every way to type its characters', () =>
    expect(normalizePassword('ñandú２０２４')).toBe(normalizePassword('n\u0303andu\u03012024')));
});
