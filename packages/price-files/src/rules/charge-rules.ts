import { both, ruleTable } from './rule.ts';

/** Rules about numbers, and about a standard charge without its rates. */
export const chargeRules = ruleTable({
  number: {
    dictionaries: both,
    source: '45 CFR 180.50(c)(2); type Numeric of the data dictionary',
    sentence: 'A numeric value is a number.',
    remedy: 'Write digits with a decimal point, such as 1234.50, or nothing.',
  },
  'number-form': {
    dictionaries: both,
    source: '45 CFR 180.50(c)(2); general instructions: a dollar sign with a number is a deficiency',
    sentence: 'A number is written with digits and a decimal point alone.',
    remedy: 'Write it without dollar and percent signs, commas and exponents.',
  },
  'number-not-negative': {
    dictionaries: both,
    source: 'General instructions of the data dictionary: numbers are positive',
    sentence: 'A number is not below zero.',
    remedy: 'Give the charge, or nothing.',
  },
  'number-not-zero': {
    dictionaries: both,
    source: 'General instructions of the data dictionary: numbers are positive',
    sentence: 'A number is not zero.',
    remedy: 'Leave out a value that does not apply.',
  },
  'number-size': {
    dictionaries: both,
    source: '45 CFR 180.50(c)(2); type Numeric of the data dictionary',
    sentence: 'An amount is not larger than any price can be.',
    remedy: 'Correct the amount.',
  },
  'whole-cents': {
    dictionaries: both,
    source: 'Portico holds amounts in cents',
    sentence: 'An amount is at least a cent: less is shown as one cent.',
    remedy: 'Give the price of a unit that costs a cent or more.',
    isAdvice: true,
  },
  'nine-nines': {
    dictionaries: both,
    source: 'CMS, 2025-05-22: nine nines are to be discontinued; allowed amounts of the data dictionary',
    sentence: 'An amount that is not known is left out, and not written as 999999999.',
    remedy: 'Give the amount, or leave it out.',
  },
  setting: {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iii)(B); setting',
    sentence: 'The setting is inpatient, outpatient or both.',
    remedy: 'Write inpatient, outpatient or both.',
  },
  'enum-case': {
    dictionaries: both,
    source: 'JSON schema of the data dictionary',
    sentence: 'In JSON, a word of a list is written as the list has it, in the same case.',
    remedy: 'Write the word as the data dictionary does.',
  },
  'billing-class': {
    dictionaries: both,
    source: 'Data dictionary, optional elements: billing_class (recommended values)',
    sentence: 'The billing class is professional, facility or both.',
    remedy: 'Write professional, facility or both.',
    isAdvice: true,
  },
  modifiers: {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); modifier_code',
    sentence: 'Modifiers are a list of codes that are not empty.',
    remedy: 'Write a list such as ["26"], or leave it out.',
  },
  'modifier-explained': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); requirement 11 (CSV)',
    sentence: 'A row with a modifier and no code has a description, and a rate or notes.',
    remedy: 'Say in the notes what the modifier does to a price.',
  },
  'modifier-form': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); modifiers, modifier_code',
    sentence: 'A modifier has two characters, as it is billed.',
    remedy: 'Write each modifier as it is billed, such as 26 or LT, in a CSV separated by |.',
  },
  'modifier-amounts': {
    dictionaries: both,
    source: 'Requirement 11 (CSV): a modifier without an item or service is explained, and prices none',
    sentence:
      'An amount stands in a row with a code: beside a modifier alone it is of no service, and is not imported.',
    remedy: 'Give the code of the service that the amount is for.',
    isAdvice: true,
  },
  'some-charge': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii); requirement 2 (JSON), 5 (CSV)',
    sentence: 'Each charge has a gross charge, a discounted cash price or a rate.',
    remedy: 'Give at least one of them.',
  },
  'bounds-for-dollars': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii); requirement 4 (JSON), 6 (CSV)',
    sentence: 'A rate in dollars stands with the minimum and the maximum negotiated charge.',
    remedy: 'Add the lowest and the highest of the rates in dollars.',
  },
  'bounds-order': {
    dictionaries: both,
    source: '45 CFR 180.20, de-identified minimum and maximum negotiated charge',
    sentence: 'The minimum negotiated charge is not above the maximum.',
    remedy: 'Give the lowest and the highest of the rates in dollars.',
  },
  'rate-within-bounds': {
    dictionaries: both,
    source: '45 CFR 180.20, de-identified minimum and maximum negotiated charge',
    sentence: 'A rate in dollars is within the minimum and the maximum negotiated charge.',
    remedy: 'Give the lowest and the highest of the rates in dollars.',
  },
  'text-not-empty': {
    dictionaries: both,
    source: 'JSON schema of the data dictionary (minLength, minItems)',
    sentence: 'In JSON, a text or a list that is given is not empty.',
    remedy: 'Give the value, or leave out the property.',
  },
});
