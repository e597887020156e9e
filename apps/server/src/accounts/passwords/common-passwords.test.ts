import { describe, expect, it } from 'vitest';
import { passwordErrorsOf } from './common-passwords.ts';

const ana = { username: 'ana.rivera@example.org', firstName: 'Ana', lastName: 'Rivera López', birthDate: '1986-04-27' };

describe('passwords that nobody should have (facts: breached and personal words are refused)', () => {
  it('keep to the rules of spec §5 first', () => {
    expect(passwordErrorsOf('kelp', null)).toEqual(['length', 'digit']);
    expect(passwordErrorsOf('kelp7 harbor', ana)).toEqual([]);
  });

  it.each(['password1', 'Password1', 'iloveyou2', 'qwerty123', 'superman1', 'password2026!', 'SunShine1999'])(
    'are on lists: %s',
    (password) => expect(passwordErrorsOf(password, null)).toContain('common'),
  );

  it.each(['xRivera77', 'lopez-2026', 'LÓPEZ xx 7', 'r.i.v.e.r.a.7', 'ana.rivera1'])('hold the name: %s', (password) =>
    expect(passwordErrorsOf(password, ana)).toContain('personal'),
  );

  it.each(['kelp04271986', 'kelp 4/27/86 04-27-86', '27-04-1986 kelp', 'kelp 1986 04 27', 'kelp860427'])(
    'hold the birth date: %s',
    (password) => expect(passwordErrorsOf(password, ana)).toContain('personal'),
  );

  it('hold the username, also that of others with the same name', () => {
    const bo = { ...ana, username: 'kelp', firstName: 'Bo', lastName: 'Ek' };
    expect(passwordErrorsOf('KELP harbor 7', bo)).toEqual(['personal']);
    expect(passwordErrorsOf('bo ek harbor 7', bo)).toEqual([]);
  });

  it('contain one half of a name that a hyphen joins', () => {
    const nguyet = { ...ana, lastName: 'Hoàng-Castellanos' };
    expect(passwordErrorsOf('castellanos harbor 7', nguyet)).toEqual(['personal']);
  });

  it('say nothing of a person of whom nothing is known yet', () =>
    expect(passwordErrorsOf('rivera 1986', null)).toEqual([]));
});
