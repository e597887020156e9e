import { describe, expect, it } from 'vitest';
import { staffAppSettings } from '../providers/identity/staff-realm.ts';
import { readStaffPerson } from './staff-provider-oidc.ts';

const staff = staffAppSettings('https://id.example.org', {
  publicUrl: 'https://staff.example.org',
  listen: { host: '127.0.0.1', port: 0 },
});
const subjectOf = (sub: unknown): string | undefined => readStaffPerson({ sub, name: 'Lena Brandt' }, staff)?.subject;

describe('who of staff has come (OpenID Connect Core 1.0, 2: "MUST NOT exceed 255 ASCII characters")', () => {
  it('is told apart by the whole of their sub', () => {
    const common = `https://id.example.org/idp!https://staff.example.org/${'x'.repeat(60)}!`;
    expect(subjectOf(`${common}lena`)).toBe(`${common}lena`);
    expect(subjectOf(`${common}lena`)).not.toBe(subjectOf(`${common}omar`));
    expect(subjectOf('a'.repeat(255))).toHaveLength(255);
  });

  it.each([undefined, '', 7, 'a'.repeat(256), 'lena\nomar', 'léna'])('is nobody with the sub %j', (sub) => {
    expect(subjectOf(sub)).toBeUndefined();
  });
});
