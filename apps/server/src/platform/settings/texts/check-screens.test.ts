import { describe, expect, it } from 'vitest';
import { checkScreens } from './check-screens.ts';
import { placeholdersOf } from './placeholders.ts';

const known = {
  'Sign in': { es: 'Iniciar sesión' },
  'Hello {name}, <0>see more</0>': {},
  '{count, plural, one {# day} other {# days}}': {},
};

function check(texts: Record<string, string>) {
  const errors: string[] = [];
  return { compiled: checkScreens('en.json', texts, errors, known), errors };
}

// Issue 16, point 6: keys that exist, placeholders that must stay the same, checked at start with a clear message.
describe('own texts of screens', () => {
  it('are compiled as the web app takes them', () => {
    const { compiled, errors } = check({
      'Sign in': 'Log in',
      'Hello {name}, <0>see more</0>': '<0>More</0> for {name}',
      '{count, plural, one {# day} other {# days}}': '{count, plural, one {one day} other {# days}}',
    });
    expect(errors).toEqual([]);
    expect(Object.values(compiled)[0]).toEqual(['Log in']);
    expect(Object.values(compiled)[1]).toEqual(['<0>More</0> for ', ['name']]);
  });

  it.each([
    [
      'Sign inn',
      'x',
      'en.json: screens: "Sign inn" is on no screen. Is "Sign in" meant? `portico texts list` shows those that are.',
    ],
    ['Sign in', 'Go {there}', 'en.json: screens: "Sign in" has nothing to be filled in, and yours has {there}.'],
    [
      'Hello {name}, <0>see more</0>',
      'Hello {name}',
      'en.json: screens: "Hello {name}, <0>see more</0>" has <0>, {name} to be filled in, and yours has {name}.',
    ],
    ['Sign in', 'Sign {in', 'en.json: screens: "Sign in": yours has a brace or a plural that does not end.'],
  ])('are refused: %s', (english, own, error) => {
    expect(check({ [english]: own }).errors).toEqual([error]);
  });

  it('have the places within a plural counted once', () => {
    expect(placeholdersOf('{n, plural, one {# day for {who}} other {# days for {who}}} <0/>')).toEqual([
      '<0>',
      '{n}',
      '{who}',
    ]);
  });
});
