import type { PostalMailMessages } from './postal-mail-messages.ts';

export const postalMailEn: PostalMailMessages = {
  title: 'Where should the letter go?',
  intro: (hospital) =>
    `If you told us that you have been treated at ${hospital}, the letter goes to the address that the hospital has for you; if what you entered does not match our records, nothing is sent. If you are new, it goes to the address you give here.`,
  labels: {
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    address: 'Street address',
    address2: 'Apartment, unit or floor',
    zip: 'ZIP or postal code',
    city: 'City',
    state: 'State or province',
    country: 'Country',
  },
  optional: 'optional',
  errors: {
    firstName: 'Enter your first name, in letters',
    middleName: 'Enter your middle name in letters, or leave it out',
    lastName: 'Enter your last name, in letters',
    address: 'Enter the street and number',
    address2: 'Enter the apartment, unit or floor, or leave it out',
    zip: 'Enter the ZIP or postal code as it is written in that country',
    city: 'Enter the city',
    state: 'Enter the state or province, in full or by its letters',
    country: 'Choose the country',
    captcha: 'The check that you are a person has run out. It has begun again; send the form once it is done.',
    customformtoken: 'This form was open for a long time, or was sent twice. Nothing is lost: please send it again.',
  },
  errorsTitle: 'The letter was not asked for yet',
  errorsMark: 'Error',
  check: {
    pending: 'We are checking that you are a person. You do not have to do anything.',
    passed: 'All set: we checked that you are a person.',
    failed: 'The check did not finish. It needs a browser of the last few years. Nothing you did was wrong.',
    again: 'Run the check again',
  },
  submit: 'Send me the letter',
  noScript: (phone) => `This form needs JavaScript. Turn it on and load the page again, or call us at ${phone}.`,
  sent: {
    title: 'We have your request',
    text: 'The letter brings the code that opens your account.',
    link: 'Where it goes, and what comes next',
  },
  ended: {
    title: 'There is no letter to ask for here',
    text: 'Your sign-up went on elsewhere, or it has ended.',
    link: 'See where you are in your sign-up',
  },
};
