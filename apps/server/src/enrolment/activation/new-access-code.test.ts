import { BASE_32, readAccessCode } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { accessCodeHash, newAccessCode } from './new-access-code.ts';

describe('an access code (spec §9; docs/decisions/0040)', () => {
  const codes = Array.from({ length: 1000 }, newAccessCode);

  it('is one by the rule that reads it, and no two are the same', () => {
    for (const code of codes) expect(readAccessCode(code)).toBe(code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('holds no vowel, and nothing that is read as one: so no word', () => {
    const used = new Set(codes.join(''));
    expect(Array.from(BASE_32).filter((each) => !used.has(each))).toEqual(Array.from('0134AEY'));
  });

  it('is kept as a hash that needs the secret', () => {
    const [code = ''] = codes;
    expect(accessCodeHash(keysOf('one secret'), code)).toEqual(accessCodeHash(keysOf('one secret'), code));
    expect(accessCodeHash(keysOf('one secret'), code)).not.toEqual(accessCodeHash(keysOf('another'), code));
  });
});
