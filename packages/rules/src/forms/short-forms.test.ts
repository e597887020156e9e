import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Form, type FormInput, readForm, validateForm, writeForm } from './form.ts';
import { employeeNumberForm, workEmailForm } from './partner-request.ts';
import { factorPhoneForm, phoneOnFileForm } from './phones.ts';
import { signInForm } from './sign-in.ts';

const domains = ['example.com'];
const shown = { lastFour: '0142', own: ['+14155550188'] };

describe('forms of one field or two', () => {
  it.each([
    ['', 'empty'],
    ['ana', 'invalid'],
    ['ana@example.org', 'domain'],
    ['ana@example.com', undefined],
  ])('take the work email %j: %s', (email, reason) =>
    expect(validateForm(workEmailForm, { email }, { domains }).email).toBe(reason),
  );

  it.each([
    [' ', 'empty'],
    ['123-45', 'format'],
    ['000-45-6789', 'impossible'],
    ['219-09-9998', undefined],
  ])('take the social security number %j: %s', (credential, reason) =>
    expect(validateForm(employeeNumberForm, { credential }, {}).credential).toBe(reason),
  );

  it('say of a number that the server refuses that it cannot be, and of an email that it is not valid', () => {
    expect(validateForm(employeeNumberForm, { credential: '219-09-9998' }, {}, ['credential'])).toEqual({
      credential: 'impossible',
    });
    expect(validateForm(workEmailForm, { email: 'ana@example.com' }, { domains }, ['email'])).toEqual({
      email: 'invalid',
    });
  });

  it.each([
    ['', 'empty', 'empty'],
    ['650-555', 'digits', 'digits'],
    ['call me now', 'characters', 'characters'],
    ['111-111-0142', 'invalid', 'invalid'],
    ['650-555-0143', 'another', undefined],
    ['650-555-0142', undefined, undefined],
    ['415-555-0188', undefined, undefined],
  ])('take the phone %j: on file %s, for the second step %s', (input, onFile, forFactor) => {
    expect(validateForm(phoneOnFileForm, { mobilePhone: input }, shown).mobilePhone).toBe(onFile);
    expect(validateForm(factorPhoneForm, { phone: input }, {}).phone).toBe(forFactor);
  });

  it('take any username and password to sign in with, spaces of the password too', () => {
    expect(validateForm(signInForm, { username: ' ', password: '' }, {})).toEqual({
      username: 'empty',
      password: 'empty',
    });
    expect(validateForm(signInForm, { username: 'ana', password: ' ' }, {})).toEqual({});
  });

  it('are read as the same values again, once written', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('ana@example.com', '219 09 9998', '(650) 555-0142', '650.555.0142 x7'),
    );
    const again = <Fields extends Form<Context>, Context>(
      form: Fields,
      input: FormInput<Fields>,
      context: Context,
    ): void => {
      const read = readForm(form, input, context);
      const written = 'values' in read ? writeForm(form, read.values) : input;
      expect(readForm(form, written, context)).toEqual(read);
    };
    fc.assert(
      fc.property(typed, (text) => {
        again(phoneOnFileForm, { mobilePhone: text }, shown);
        again(factorPhoneForm, { phone: text }, {});
        again(workEmailForm, { email: text }, { domains });
        again(employeeNumberForm, { credential: text }, {});
      }),
    );
  });
});
