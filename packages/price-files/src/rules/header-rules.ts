import { both, ruleTable, v3 } from './rule.ts';

/** Rules about the general data elements, 45 CFR 180.50(b)(2)(i). */
export const headerRules = ruleTable({
  'hospital-name': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(A); hospital_name',
    sentence: 'The hospital is named.',
    remedy: 'Give the legal business name of the hospital.',
  },
  'last-updated-on': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(B); last_updated_on',
    sentence: 'The date of the file is a day of the calendar, as YYYY-MM-DD (in a CSV also M/D/YYYY).',
    remedy: 'Write the date as 2026-04-01.',
  },
  'last-updated-on-first-day': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(B); 84 FR 65524, in force from 2021-01-01',
    sentence: 'The date of the file is not before 2021, when hospitals began to publish their charges.',
    remedy: 'Write the day on which the file was updated last.',
  },
  'last-updated-on-future': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(B); last_updated_on',
    sentence: 'The date of the file is not a day that is still to come.',
    remedy: 'Write the day on which the file was updated last.',
  },
  'last-updated-on-year': {
    dictionaries: both,
    source: '45 CFR 180.50(e)',
    sentence: 'The file was updated within a year.',
    remedy: 'Export the charges of today: a hospital updates them at least once in a year.',
    isAdvice: true,
  },
  version: {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(B); version',
    sentence: 'The version is one of the CMS template: 3.0.0, or 2.0.0 to 2.2.1 for older files.',
    remedy: 'Write 3.0.0.',
  },
  'version-in-force': {
    dictionaries: both,
    source: '45 CFR 180.50(c)(2); data dictionary 3.0.0, enforced from 2026-04-01',
    sentence: 'A file of April 2026 or later keeps data dictionary 3.0.0.',
    remedy: 'Export the file by the template of version 3.0.0.',
  },
  'version-today': {
    dictionaries: both,
    source: '45 CFR 180.50(a), (c)(2) and (e); data dictionary 3.0.0, enforced from 2026-04-01',
    sentence: 'What a hospital has on its website from April 2026 on keeps data dictionary 3.0.0.',
    remedy: 'Put a file by the template of version 3.0.0 in its place.',
    isAdvice: true,
  },
  'location-name': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(A); location_name, in 2.2 hospital_location',
    sentence: 'Each location whose prices these are is named.',
    remedy: 'Name at least one location, separated by | in a CSV.',
  },
  'hospital-address': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(A); hospital_address',
    sentence: 'The address of each location is given.',
    remedy: 'Give at least one address, separated by | in a CSV.',
  },
  'license-state': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(i)(A); license_information.state, license_number|[state]',
    sentence: 'The state of the licence is a two-letter code of the list.',
    remedy: 'Write the code of the state, such as CA, in a CSV as license_number|CA.',
  },
  'type-2-npi': {
    dictionaries: v3,
    source: '45 CFR 180.50(b)(2)(i), as amended for 2026; type_2_npi',
    sentence: 'The type 2 NPIs of the locations are given.',
    remedy:
      'Give an active type 2 NPI of each location whose primary taxonomy begins with 28 or 27, separated by | in a CSV.',
  },
  'npi-digits': {
    dictionaries: v3,
    source: '45 CFR 162.406(a); type_2_npi',
    sentence: 'An NPI has ten digits, and the last is the check digit of the others.',
    remedy: 'Write the NPI as NPPES lists it.',
  },
  attestation: {
    dictionaries: both,
    source: '45 CFR 180.50(a)(3); attestation, in 2.2 affirmation',
    sentence: 'The statement of the hospital stands word for word as CMS prescribes it.',
    remedy: 'Copy the statement from the data dictionary.',
  },
  'attestation-confirmed': {
    dictionaries: both,
    source: '45 CFR 180.50(a)(3); confirm_attestation, in 2.2 confirm_affirmation',
    sentence: 'The hospital confirms the statement: the value is true.',
    remedy: 'Write true once a senior official has confirmed it.',
  },
  'attester-name': {
    dictionaries: v3,
    source: '45 CFR 180.50(a)(3), as amended for 2026; attester_name',
    sentence: 'The official who attests is named.',
    remedy: 'Give first and last name of the official.',
  },
  'contract-provisions': {
    dictionaries: both,
    source: 'Data dictionary, optional elements: general_contract_provisions',
    sentence:
      'General contract provisions are a list of objects with provisions, and the payer and plan they are about.',
    remedy: 'Add what is agreed in words as provisions.',
  },
  'modifier-information': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(iv); modifier_information',
    sentence: 'A modifier is explained with code, description, and payer, plan and description for each payer.',
    remedy: 'Add the element that is missing.',
  },
});
