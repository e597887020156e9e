import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../platform/services.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { type PasswordOwner, passwordErrorsOf } from './password-errors.ts';

const ana = { username: 'ana.rivera@example.org', firstName: 'Ana', lastName: 'Rivera López', birthDate: '1986-04-27' };
const clock = { now: () => new Date('2026-11-25T12:00:00Z') };

let services: Pick<Services, 'ports' | 'settings'>;
beforeAll(async () => {
  services = { ports: { clock } as Services['ports'], settings: await readSettings('test', {}) };
});

const errorsOf = (password: string, owner: PasswordOwner | null = null) => passwordErrorsOf(password, owner, services);

describe('passwords that nobody should have (facts: breached and personal words are refused)', () => {
  it('keep to the rules of spec §5 first', async () => {
    expect(await errorsOf('kelp')).toEqual(['length', 'digit']);
    expect(await errorsOf('kelp7 harbor', ana)).toEqual([]);
  });

  it.each([
    'password1',
    'Password1',
    'iloveyou2',
    'qwerty123',
    'superman1',
    'password2026!',
    'SunShine1999',
    '7 dragon!',
  ])('are on lists: %s', async (password) => expect(await errorsOf(password)).toContain('common'));

  // Findings, security A19 (ASVS 6.2.11, 6.2.12): all of these were accepted.
  it.each([
    ['Summer2026', ['year', 'common']],
    ['Welcome2026', ['year', 'common']],
    ['AlderBay2026', ['hospital', 'year']],
    ['Michael1986', ['common']],
    ['Qwerty123!', ['common']],
    ['Dodgers2024', ['common']],
  ])('that findings name are refused: %s, for %j', async (password, errors) =>
    expect(await errorsOf(password)).toEqual(errors),
  );

  it.each(['xRivera77', 'lopez-2021', 'LÓPEZ xx 7', 'r.i.v.e.r.a.7', 'ana.rivera1'])(
    'hold the name: %s',
    async (password) => expect(await errorsOf(password, ana)).toContain('personal'),
  );

  it.each(['kelp04271986', 'kelp 4/27/86 04-27-86', '27-04-1986 kelp', 'kelp 1986 04 27', 'kelp860427', 'kelp-1986'])(
    'hold the birth date: %s',
    async (password) => expect(await errorsOf(password, ana)).toContain('personal'),
  );

  it('hold the username, also that of others with the same name', async () => {
    const bo = { ...ana, username: 'kelp', firstName: 'Bo', lastName: 'Ek' };
    expect(await errorsOf('KELP harbor 7', bo)).toEqual(['personal']);
    expect(await errorsOf('bo harbor 7', bo)).toEqual([]);
  });

  // Issue 12, point 5: the person's own names.
  it.each([
    ['AnaKim77', 'Ana', 'Kim'],
    ['kim.ana harbor 7', 'Ana', 'Kim'],
    ['bo ek harbor 7', 'Bo', 'Ek'],
    ['田中 harbor 7', '花子', '田中'],
    ['kelp花子 77', '花子', '田中'],
    ['김지우 harbor 7', '지우', '김'],
    ['kelp지우 77', '지우', '김'],
  ])('hold a short name, joined or of few signs: %s', async (password, firstName, lastName) =>
    expect(await errorsOf(password, { ...ana, firstName, lastName })).toEqual(['personal']),
  );

  it('may hold a short name alone, which chance writes too', async () => {
    expect(await errorsOf('banana harbor 7', { ...ana, firstName: 'Ana', lastName: 'Kim' })).toEqual([]);
  });

  it('contain one half of a name that a hyphen joins', async () => {
    const nguyet = { ...ana, lastName: 'Hoàng-Castellanos' };
    expect(await errorsOf('castellanos harbor 7', nguyet)).toEqual(['personal']);
  });

  it.each(['North Valley 77', 'bayside imaging 7', 'my Portico 77'])(
    'hold the name of a site, or the portal’s: %s',
    async (password) => expect(await errorsOf(password)).toEqual(['hospital']),
  );

  it('hold any name of theirs, or their year, whatever is put around it', async () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{3,8}$/);
    const around = fc.stringMatching(/^[!?. 0-9]{1,4}$/);
    await fc.assert(
      fc.asyncProperty(name, around, fc.integer({ min: 1920, max: 2020 }), async (lastName, sign, year) => {
        const owner = { ...ana, lastName, birthDate: `${year}-04-27` };
        expect(await errorsOf(`${sign}${lastName}${sign}`, owner)).toContain('personal');
        expect(await errorsOf(`kelp ${year}${sign.replaceAll(/\d/g, '!')}x`, owner)).toContain('personal');
      }),
    );
  });

  it('say nothing of a person of whom nothing is known yet', async () =>
    expect(await errorsOf('rivera xx 1986')).toEqual([]));
});

describe('passwords that a manager makes', () => {
  it('are taken, whoever has them', async () => {
    // Without some letters and digits, so that chance writes no name and no year.
    const made = fc.stringMatching(/^[A-CE-HJKMNP-UW-Za-ce-hijkmnp-uw-z3-8!#%*+=?@_-]{14,18}$/);
    await fc.assert(
      fc.asyncProperty(made, async (text) => {
        expect(await errorsOf(`${text}k7`, ana)).toEqual([]);
      }),
    );
  });
});

// Issue 12, point 5: a list that the hospital may mount (PORTICO_BREACHED_PASSWORDS).
describe('a list of breached passwords', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'breached-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('refuses what is on it, in every way to type its characters, and is checked when the server starts', async () => {
    const file = join(folder, 'pwned.txt');
    const hash = createHash('sha1').update('kelp7 harb\u00f3r').digest('hex').toUpperCase();
    await writeFile(file, `${hash}:3\r\n`);
    const settings = await readSettings('test', { PORTICO_BREACHED_PASSWORDS: file });
    const errors = (password: string) => passwordErrorsOf(password, ana, { ...services, settings });
    expect(await errors('kelp7 harbo\u0301r')).toEqual(['common']);
    expect(await errors('kelp7 harbor')).toEqual([]);
    await writeFile(file, 'kelp7 harbor\n');
    await expect(readSettings('test', { PORTICO_BREACHED_PASSWORDS: file })).rejects.toMatchObject({
      errors: [expect.stringMatching(/^PORTICO_BREACHED_PASSWORDS: .*pwned\.txt has a line that is not SHA-1:count/)],
    });
  });
});
