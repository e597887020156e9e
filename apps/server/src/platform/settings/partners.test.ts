import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { partners, rosterErrorsInProduction } from './partners.ts';

const harbor = {
  name: 'harbor',
  fullName: 'Harbor Shipyard',
  verificationType: 'email',
  emailDomains: ['harbor.example', 'yard.harbor.example'],
};

function errorsOf(...entries: readonly object[]): string[] {
  const issues = partners.safeParse(entries).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('partners in the settings (spec §3, "Partner")', () => {
  it('go by email or by credential, and show a form to sign in with unless they say otherwise', () => {
    const { emailDomains: _, ...plain } = harbor;
    expect(partners.parse([harbor, { ...plain, name: 'mill', verificationType: 'credential' }])).toEqual([
      { ...harbor, noLoginView: false },
      { ...plain, name: 'mill', verificationType: 'credential', noLoginView: false },
    ]);
    expect(partners.parse(undefined)).toEqual([]);
  });

  it('of the demonstration are the five of the specification, and one by credential', async () => {
    const file = await readFile(new URL('../../demo/health-system.json', import.meta.url), 'utf8');
    const read = partners.parse(JSON.parse(file).partners);
    expect(read.map(({ name, verificationType, noLoginView }) => [name, verificationType, noLoginView])).toEqual([
      ['yahoo', 'email', false],
      ['qualcomm', 'email', false],
      ['cisco', 'email', false],
      ['sm', 'email', false],
      ['shc', 'email', true],
      ['harbor', 'credential', false],
    ]);
    expect(read.find(({ name }) => name === 'sm')?.fullName).toBe('Stanford Medicine');
  });

  it('of the demonstration have addresses that nobody has, so that no mail goes astray (RFC 2606)', async () => {
    const file = await readFile(new URL('../../demo/health-system.json', import.meta.url), 'utf8');
    for (const each of partners.parse(JSON.parse(file).partners)) {
      const domains = each.verificationType === 'email' ? each.emailDomains : [];
      for (const domain of domains) expect(domain).toMatch(/\.example$/);
    }
  });

  it.each([
    ['a name that cannot stand in a path', { ...harbor, name: 'Harbor Yard' }, '0.name'],
    ['no full name', { ...harbor, fullName: ' ' }, '0.fullName'],
    ['another kind of verification', { ...harbor, verificationType: 'phone' }, '0.verificationType'],
    ['email without domains', { ...harbor, emailDomains: undefined }, '0.emailDomains'],
    ['email with an empty list of them', { ...harbor, emailDomains: [] }, '0.emailDomains'],
    ['capital letters in a domain', { ...harbor, emailDomains: ['Harbor.example'] }, '0.emailDomains.0'],
    ['an address in place of a domain', { ...harbor, emailDomains: ['@harbor.example'] }, '0.emailDomains.0'],
    ['a bare host', { ...harbor, emailDomains: ['localhost'] }, '0.emailDomains.0'],
    ['a domain of everybody', { ...harbor, emailDomains: ['gmail.com'] }, '0.emailDomains.0'],
    ['domains of no use', { ...harbor, verificationType: 'credential' }, '0'],
    ['a field that nobody knows', { ...harbor, noLogin: true }, '0'],
  ])('are refused with %s', (_what, entry, place) => {
    expect(errorsOf(entry)[0]?.split(' ')[0]).toBe(place);
  });

  it('are refused with one name for two', () => {
    expect(errorsOf(harbor, { ...harbor, fullName: 'Harbor Mill' })).toEqual([
      '1.name is used twice; names must be unique',
    ]);
  });

  it('by credential need a real roster in production, those by email none', () => {
    const { emailDomains: _, ...plain } = harbor;
    const byCredential = partners.parse([harbor, { ...plain, name: 'mill', verificationType: 'credential' }]);
    const roster = { url: 'https://roster.example.org/confirm' };
    expect(rosterErrorsInProduction({}, { partners: byCredential })).toEqual([
      expect.stringMatching(/^PARTNER_ROSTER_URL is not set, so the employees of mill would/),
    ]);
    expect(rosterErrorsInProduction({ partnerRoster: roster }, { partners: byCredential })).toEqual([]);
    expect(rosterErrorsInProduction({}, { partners: partners.parse([harbor]) })).toEqual([]);
  });
});
