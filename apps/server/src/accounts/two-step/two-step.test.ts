import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { newAuthenticator, timeStepOf } from './authenticator.ts';
import { factorLabel } from './factor-label.ts';
import { unsealFactor, sealFactor } from './factor-secret.ts';
import { hashRecoveryCodes, matchRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { askedBySession, askedBySignIn, newSentCode, readDigits, sentCodeHash } from './sent-code.ts';

const account = '0b4e1a52-6d3f-4c7e-9a51-000000000001';
const keys = keysOf('a secret of this test');

describe('an authenticator app', () => {
  // RFC 6238, Appendix B (SHA-1): the last six digits of its eight.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    ['1970-01-01T00:00:59Z', '287082', 1],
    ['2005-03-18T01:58:29Z', '081804', 37_037_036],
    ['2033-05-18T03:33:20Z', '279037', 66_666_666],
  ])('shows at %s what RFC 6238 says', (time, digits, step) => {
    expect(timeStepOf(secret, digits, new Date(time))).toBe(step);
  });

  it('may be one step early or late, and no more', () => {
    const at = (seconds: number) =>
      timeStepOf(secret, '081804', new Date(Date.parse('2005-03-18T01:58:00Z') + seconds * 1000));
    expect([at(-31), at(-30), at(0), at(59), at(60)]).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null]);
  });

  it('reads its address from the picture', () => {
    const { uri, qr } = newAuthenticator('Alder Bay Health', 'ana.rivera@example.org');
    expect(decodeQR(drawn(qr))).toBe(uri);
  });
});

describe('labels', () => {
  it('show where a code goes, and not all of it', () => {
    expect(factorLabel({ kind: 'sms', phone: '+16505550142' })).toBe('(•••) •••-0142');
    expect(factorLabel({ kind: 'email', address: 'a@example.org' })).toBe('a••••@example.org');
    expect(factorLabel({ kind: 'email', address: '"odd@name"@example.org' })).toBe('"••••@example.org');
    expect(factorLabel({ kind: 'authenticator', secret: 'JBSWY3DPEHPK3PXP' })).toBe('');
  });
});

describe('codes', () => {
  it('that are sent have six digits, leading zeros included', () => {
    const codes = Array.from({ length: 500 }, newSentCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(490);
  });

  it.each([
    ['012345', '012345'],
    [' 012 345 ', '012345'],
    ['012-345', '012345'],
    ['01234', null],
    ['0123456', null],
    ['01234a', null],
    ['٠١٢٣٤٥', null],
    ['', null],
  ])('are read as people type them: %j', (input, digits) => {
    expect(readDigits(input)).toBe(digits);
  });

  it('are kept as hashes that differ by secret, account, factor, and who asked', () => {
    const use = { accountId: account, factorId: 'a', askedBy: askedBySession({ sessionId: 'one' }) };
    const hashes = [
      sentCodeHash(keys, use, '123456'),
      sentCodeHash(keysOf('other'), use, '123456'),
      sentCodeHash(keys, { ...use, accountId: 'other' }, '123456'),
      sentCodeHash(keys, { ...use, factorId: 'b' }, '123456'),
      sentCodeHash(keys, { ...use, askedBy: askedBySession({ sessionId: 'other' }) }, '123456'),
      sentCodeHash(keys, { ...use, askedBy: askedBySignIn({ tokenHash: Buffer.from('one') }) }, '123456'),
    ].map((hash) => Buffer.from(hash).toString('hex'));
    expect(new Set(hashes).size).toBe(6);
  });

  it('for recovery are read without regard to case, hyphens, and letters that look like digits', async () => {
    const hashes = await hashRecoveryCodes(account, ['01110-ABCDE', '01110-ABCDF']);
    const match = (code: string) => matchRecoveryCode(keys, { accountId: account, hashes }, code);
    for (const written of ['01110-ABCDE', '0l1i0-abcde', '01110 ABCDE', 'OIlLoabcde']) {
      expect(await match(written)).toBe(hashes[0]);
    }
    expect(await match('01110-ABCDG')).toBeNull();
    const ofAnother = { accountId: '0b4e1a52-6d3f-4c7e-9a51-000000000002', hashes };
    expect(await matchRecoveryCode(keys, ofAnother, '01110-ABCDE')).toBeNull();
    expect(new Set(newRecoveryCodes()).size).toBe(10);
  });

  // Findings, security B (ASVS 6.5.2): they were kept under a fast keyed hash.
  it('for recovery are kept under argon2id, each with a salt of its own', async () => {
    const hashes = await hashRecoveryCodes(account, ['01110-ABCDE', '01110-ABCDE']);
    const [one, other] = hashes.map((hash) => Buffer.from(hash).toString());
    expect(one).toMatch(/^\$argon2id\$/);
    expect(other).not.toBe(one);
  });
});

describe('the secret of a factor', () => {
  it('is sealed, for its own row', () => {
    const factor = { kind: 'sms', phone: '+16505550142' } as const;
    const row = { account_id: account, factor_id: 'a' };
    const sealed = sealFactor(keys, row, factor);
    expect(unsealFactor(keys, { ...row, sealed })).toEqual(factor);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('5550142');
    expect(() => unsealFactor(keys, { ...row, factor_id: 'b', sealed })).toThrow(/authenticate/);
  });
});

/** Draws the path as a camera sees it: eight points to a module, and four light modules around it. */
function drawn({ size, path }: { size: number; path: string }): { width: number; height: number; data: Uint8Array } {
  const scale = 8;
  const margin = 4;
  const width = (size + 2 * margin) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const top = (Number(y) + margin) * scale;
    for (let row = top; row < top + scale; row += 1) {
      const from = (row * width + (Number(x) + margin) * scale) * 4;
      for (let at = from; at < from + Number(run) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}
