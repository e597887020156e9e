import { describe, expect, it } from 'vitest';
import { readDemographics } from '../enrolment/sign-up/read-demographics.ts';
import { mei } from '../enrolment/testing/sign-up.ts';
import type { Identity } from '../ports/identity-providers.ts';
import { isPersonOfSignUp } from './same-person.ts';

const demographics = readDemographics(
  { ...mei, existingPatient: true },
  { today: '2026-11-21', nationalIdShown: false, nameRule: 'asWritten' },
);
const phone = { suffix: '0121', number: '+16505550121', token: null, code: null };

/** An identity with the name and birth date of the sign-up, and one thing more. */
const identity = (more: Partial<Identity>): Identity => ({
  subject: 'someone',
  level: 'IAL2',
  firstName: mei.firstName,
  middleName: '',
  lastName: mei.lastName,
  birthDate: demographics.birthDate,
  zip: '',
  street: '',
  phone: '',
  amr: [],
  session: '',
  ...more,
});

describe('an identity that is to be the person of a sign-up (decisions 176, 260)', () => {
  it.each([
    ['the ZIP code that was typed, without a record', null, [], { zip: mei.zip }, true],
    ['a ZIP code of the record', 'p1', ['94301'], { zip: '94301' }, true],
    ['the ZIP code that was typed, where the record has another', 'p1', ['94301'], { zip: mei.zip }, false],
    ['the ZIP code that was typed, where the record has none', 'p1', [], { zip: mei.zip }, false],
    ['the street that was typed, where the record has no ZIP code', 'p1', [], { street: mei.address }, false],
    ['the phone on file, where the record has no ZIP code', 'p1', [], { phone: phone.number }, true],
  ])('shows it by %s: %s', (_what, patientId, recordZips, more, isTheirs) => {
    const onFile = patientId === null ? null : phone;
    expect(isPersonOfSignUp(identity(more), { demographics, patientId, recordZips, phone: onFile })).toBe(isTheirs);
  });
});
