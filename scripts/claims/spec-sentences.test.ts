import { stateOf } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { houseFiles } from './house-files.ts';
import { textsOf } from './said-texts.ts';

/** What the specification gives to the letter, by the room or page that says it. That it is said where it should be, others test. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  // §5
  forms: [
    'Password cannot contain:& < > " \'',
    'Password should be between {min} to {max} characters.',
    'Password should contain at least one letter.',
    'Password should contain at least one number.',
    'Password should not be formatted like an email address.',
    'Invalid password',
  ],
  ...Object.fromEntries(
    ['pages/signup-demographics', 'verification', 'private/pages/account-security'].map((place) => [
      place,
      [
        'The phone number does not contain the correct number of digits.',
        'Some of the characters, excluding the delimiters and the extension, are non-numeric.',
        'Invalid phone number',
      ],
    ]),
  ),
  insurance: [
    'Please enter at least one overall benefit to proceed.',
    'Please enter a valid amount.',
    'Please enter a valid amount for the highlighted benefits.',
  ],
  'pages/partner-request-account.params': [
    'Enter your work email address',
    'Enter a valid email address',
    'Enter your SSN',
  ],
  // §1, §8
  'sign-in/notices': [
    'Log Out Successful',
    'Please enter your username (often your email) and password',
    'Please enter your username (often your email)',
    'Please enter your password.',
    'Your session timed out. Please log in again',
    'Registration successful',
    'Registration failed. Please try again.',
    'Activation successful',
    'Activation failed. Please try again.',
  ],
  locked: ['Account Locked'],
  'two-step': ['Verification code is invalid', 'Verification code is already used'],
  'account-forms': [
    'This email or username is already in use.',
    'This MyHealth ID is already in use.',
    'Error creating user account.',
    'This patient already exists and has a different login.',
    'Unable to complete request',
  ],
  'estimate-places': ['Unstable state, starting over.'],
  'estimate-details': [
    "We couldn't confirm your benefits with your insurance provider. Please enter them below.",
    "We couldn't create an estimate with the information you provided.",
    'Please enter your benefits in the fields above before continuing.',
  ],
};

describe('sentences and titles that the specification gives', () => {
  it.each(Object.entries(sentences))('are said to the letter by %s', (place, said) => {
    const texts = textsOf(`apps/web/src/${place}`, houseFiles);
    expect(said.filter((sentence) => !texts.includes(sentence))).toEqual([]);
  });

  it('are the titles of an estimate, for a guest and signed in (§2)', () => {
    expect(stateOf('estimates-details').title.en).toBe('Cost Estimator');
    expect(stateOf('patient-cost-estimates-detail').title.en).toBe('Cost Estimates');
  });
});
