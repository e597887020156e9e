import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

describe('sealed values (design: patient data is encrypted with a key outside the database)', () => {
  const mail = { to: 'maria@example.org', subject: 'Nguyễn' };

  it('read back as they were, and differ each time', () => {
    const sealed = seal('secret', mail);
    expect(unseal('secret', sealed)).toEqual(mail);
    expect(seal('secret', mail)).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('maria');
  });

  it('open with no other secret, and not when changed', () => {
    const sealed = seal('secret', mail);
    expect(() => unseal('another', sealed)).toThrow(/authenticate/);
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal('secret', bytes.toString('base64'))).toThrow(/authenticate/);
  });
});
