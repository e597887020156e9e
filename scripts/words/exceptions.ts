/** Texts above the grade, each with why it stays as it is. A text is named by its beginning. */
export const exceptions: ReadonlyArray<{ readonly begins: string; readonly because: string }> = [
  ...[
    'For people with disabilities: sign language interpreters',
    'For people whose primary language is not English',
    'You can also file a complaint with the Office for Civil Rights',
    'We do not exclude people or treat them differently',
  ].map((begins) => ({ begins, because: 'the notice that 45 CFR 92.10 prescribes' })),
  {
    begins: 'This is only an estimate of the items and services that we reasonably expect',
    because: 'a disclaimer of 45 CFR 149.610(c)(1)',
  },
  { begins: 'The income you wrote is about', because: 'the federal poverty guideline, as 42 USC 9902 names it' },
  { begins: 'I agree that ', because: 'a consent, which says what is agreed to as 15 USC 1681b has it' },
  ...[
    'Some of the characters, excluding the delimiters',
    "We can't calculate an estimate knowing just your maximum-out-of-pocket",
    "We couldn't create an estimate with the information you provided",
    'Please select a location to increase the accuracy',
    'Please enter your benefits in the fields above',
    'Use only letters and digits in a medical record number',
  ].map((begins) => ({ begins, because: 'a sentence of the specification' })),
  ...['To protect your information, we sign you out'].map((begins) => ({
    begins,
    because: 'it names what is protected; every part of it is promised elsewhere',
  })),
  ...[
    'Open the menu with the three',
    'On an iPhone or iPad open the Settings app',
    'We build each page to the Web Content Accessibility Guidelines',
    'We cannot use this type of card. Use Visa',
    'Health-sharing ministries',
  ].map((begins) => ({ begins, because: 'names, as menus, cards, laws and standards have them' })),
  ...[
    'Medical record number, or the reference number',
    'Enter your medical record number, or the reference number',
  ].map((begins) => ({ begins, because: 'names of two numbers, as the papers have them' })),
  {
    begins: 'Use letters, digits, spaces, hyphens and apostrophes',
    because: 'names of signs that a name may have',
  },
];
