import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf } from './keys.ts';
import { seal, sealFor, unseal, unsealFor } from './sealed.ts';
import type { Place } from './sealed-columns.ts';
import { sealUnbound } from './testing/seal-unbound.ts';

const first = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
const second = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const keys = keysOf(first);
const profile: Place = { column: 'accounts.profile', row: { account_id: 'a' } };

describe('sealed values (issue 12, point 2; findings, security A7)', () => {
  it('read back as they were, differ each time, and name their version and key (property)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, account_id) => {
        const place: Place = { column: 'accounts.profile', row: { account_id } };
        const sealed = seal(keys, place, value);
        expect(JSON.stringify(unseal(keys, place, sealed))).toBe(JSON.stringify(value));
        expect(seal(keys, place, value)).not.toBe(sealed);
        expect(sealed).toMatch(/^v1\.[\da-f]{12}\.[\w+/=]+$/);
      }),
    );
  });

  it('open in no other row (property)', () => {
    const row = fc.record({ account_id: fc.string(), factor_id: fc.string() });
    fc.assert(
      fc.property(row, row, (one, other) => {
        fc.pre(one.account_id !== other.account_id || one.factor_id !== other.factor_id);
        const sealed = seal(keys, { column: 'second_factors.sealed', row: one }, 'a phone');
        expect(() => unseal(keys, { column: 'second_factors.sealed', row: other }, sealed)).toThrow(/authenticate/);
      }),
    );
  });

  it.each<[string, Place]>([
    ['another column', { column: 'accounts.password_hash', row: { account_id: 'a' } }],
    ['another table', { column: 'patients.record', row: { patient_id: 'a' } }],
  ])('open in no row of %s', (_, place) => {
    expect(() => unseal(keys, place, seal(keys, profile, 'Ana'))).toThrow(/authenticate/);
  });

  it('open in the place of the other insurance, with which they may change', () => {
    const row = { owner_id: 'a' };
    const sealed = seal(keys, { column: 'estimates.benefits', row }, 'a plan');
    expect(unseal(keys, { column: 'estimates.second_benefits', row }, sealed)).toBe('a plan');
  });

  it('do not open when a byte is changed (property)', () => {
    const [, , content = ''] = seal(keys, profile, { lastName: 'Nguyễn' }).split('.');
    const bytes = Buffer.from(content, 'base64');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ by;
        const sealed = `v1.${keys.current.id}.${changed.toString('base64')}`;
        expect(() => unseal(keys, profile, sealed)).toThrow(/authenticate/);
      }),
    );
  });

  it('open under the secret beside, whichever of the two is the current one, and under no other', () => {
    const sealed = seal(keys, profile, 'Ana');
    expect(unseal(keysOf(second, first), profile, sealed)).toBe('Ana');
    expect(unseal(keysOf(first, second), profile, sealed)).toBe('Ana');
    expect(() => unseal(keysOf(second), profile, sealed)).toThrow(/not at hand/);
    const renamed = sealed.replace(keys.current.id, keysOf(second).current.id);
    expect(() => unseal(keysOf(second), profile, renamed)).toThrow(/authenticate/);
  });

  it('of a version before open until all are bound, and then no more', () => {
    const sealed = sealUnbound(keys, 'Ana');
    expect(unseal(keys, profile, sealed)).toBe('Ana');
    expect(unseal(keysOf(second, first), profile, sealed)).toBe('Ana');
    expect(() => unseal(keysOf(second), profile, sealed)).toThrow(/authenticate/);
    expect(() => unseal({ ...keys, readsUnbound: false }, profile, sealed)).toThrow(/bound to no place/);
  });

  it('of a token are none of a job, nor of a row', () => {
    const sealed = sealFor(keys, 'provider ticket', 'Ana');
    expect(unsealFor(keys, 'provider ticket', sealed)).toBe('Ana');
    expect(() => unsealFor(keys, 'job', sealed)).toThrow(/authenticate/);
    expect(() => unseal(keys, profile, sealed)).toThrow(/authenticate/);
  });
});
