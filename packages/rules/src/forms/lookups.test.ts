import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Form, readForm, validateForm, writeForm } from './form.ts';
import { activationLookupForm, passwordRecoveryForm, smsLookupForm, usernameRecoveryForm } from './lookups.ts';

const context = { today: '2026-11-21', isAbroad: false, nameRule: 'specification' } as const;

describe('what somebody is looked up with', () => {
  it.each([
    [
      passwordRecoveryForm,
      { userName: ' ', dateOfBirth: '2/30/1986', zip: '<>' },
      { userName: 'empty', dateOfBirth: 'notADay', zip: 'invalid' },
    ],
    [
      usernameRecoveryForm,
      { firstName: '', lastName: '42', dateOfBirth: '//', zip: '' },
      { firstName: 'empty', lastName: 'characters', dateOfBirth: 'empty', zip: 'empty' },
    ],
    [
      activationLookupForm,
      { accessCode: 'ABCDE', medicalRecordNumber: '#', dateOfBirth: '4//1986' },
      { accessCode: 'invalid', medicalRecordNumber: 'invalid', dateOfBirth: 'incomplete' },
    ],
    [smsLookupForm, { dateOfBirth: '11/22/2026', zipCode: '-' }, { dateOfBirth: 'future', zipCode: 'invalid' }],
  ] as ReadonlyArray<[Form<typeof context>, Record<string, string>, Record<string, string>]>)(
    'is refused field by field (%#)',
    (form, input, errors) => expect(validateForm(form, input, context)).toEqual(errors),
  );

  it.each(['1', '943', '9430', '94301x', '94301-12', '-', 'K1A 0B1'])(
    'finds nobody by %s, which is no ZIP code (spec §5), unless the address is abroad',
    (zip) => {
      const input = { userName: 'ana', dateOfBirth: '4/27/1986', zip };
      expect(validateForm(passwordRecoveryForm, input, context)).toEqual({ zip: 'invalid' });
      expect(validateForm(passwordRecoveryForm, input, { ...context, isAbroad: true })).toEqual({});
    },
  );

  it('is read as the same values again, once written', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('4/27/1986', 'ana@example.com', 'Ánh', '94305', '-', 'AB-1001', '0123456789ABCDE', 'k1a 0b1'),
    );
    for (const form of [passwordRecoveryForm, usernameRecoveryForm, activationLookupForm, smsLookupForm]) {
      const table: Form<typeof context> = form;
      fc.assert(
        fc.property(fc.constantFrom(...Object.entries(table)), text, ([name, field], input) => {
          const read = readForm({ [name]: field }, { [name]: input }, context);
          const again = 'values' in read ? writeForm({ [name]: field }, read.values) : { [name]: input };
          expect(readForm({ [name]: field }, again, context)).toEqual(read);
        }),
      );
    }
  });
});
