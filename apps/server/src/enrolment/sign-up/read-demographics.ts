import { type Demographics, demographicsChoices, readCountry, readState } from '@portico/contract';
import {
  type Phone,
  readAddressLine,
  readBirthDate,
  readEmail,
  readEnrolmentName,
  readMedicalRecordNumber,
  readPhone,
  readPostalCode,
  readSocialSecurityNumber,
} from '@portico/rules';
import { Refusal } from '../../platform/refusal.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/** What the hospital's day and settings have to do with it. */
interface Conditions {
  /** ISO date in the hospital's time zone. */
  today: string;
  /** Whether the settings ask for the national id (spec §3: "shown only when configured"). */
  nationalIdShown: boolean;
}

/** What is left out is right; what is wrong is `undefined` in what follows. */
const OPTIONAL = true;

const { legalSexChoices, raceChoices, languageChoices } = demographicsChoices('en');

/**
 * Reads who somebody is by the rules of spec §5. Names, address, sex and birth date are required. A national id
 * counts where it is shown, a medical record number for existing patients.
 *
 * @throws Refusal malformedRequest, naming the fields that are wrong.
 */
export function readDemographics(given: Demographics, { today, nationalIdShown }: Conditions): SignUpDemographics {
  const country = readCountry(given.country) ?? undefined;
  const { existingPatient, medicalRecordNumber } = given;
  const read = {
    firstName: nameOf(given.firstName),
    middleName: nameOf(given.middleName, OPTIONAL),
    lastName: nameOf(given.lastName),
    address: lineOf(given.address),
    address2: lineOf(given.address2, OPTIONAL),
    // Of a country that nobody knows there is nothing to say.
    zip: country === undefined ? '' : (readPostalCode(given.zip, country) ?? undefined),
    city: lineOf(given.city),
    state: country === undefined ? '' : (readState(given.state, country) ?? undefined),
    country,
    homePhone: phoneOf(given.homePhone),
    mobilePhone: phoneOf(given.mobilePhone),
    workPhone: phoneOf(given.workPhone),
    email: given.email.trim() === '' ? null : (readEmail(given.email) ?? undefined),
    gender: chosenOf(given.gender, legalSexChoices),
    dateOfBirth: readBirthDate(given.dateOfBirth, today) ?? undefined,
    medicalRecordNumber: existingPatient ? numberOf(medicalRecordNumber) : null,
    nationalId: nationalIdShown ? nationalIdOf(given.nationalId) : null,
    race: chosenOf(given.race, raceChoices, OPTIONAL),
    language: chosenOf(given.language, languageChoices, OPTIONAL),
  };
  if (!isWhole(read)) {
    const faulty = Object.entries(read).flatMap(([name, value]) => (value === undefined ? [name] : []));
    throw new Refusal('malformedRequest', faulty);
  }
  const { dateOfBirth, ...demographics } = read;
  return { ...demographics, birthDate: dateOfBirth };
}

/** Every field is right. */
function isWhole<Fields extends object>(
  read: Fields,
): read is { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.values(read).every((value) => value !== undefined);
}

function nameOf(typed: string, isOptional = false): string | undefined {
  const read = readEnrolmentName(typed);
  if ('name' in read) return read.name;
  return isOptional && read.fault === 'empty' ? '' : undefined;
}

function lineOf(typed: string, isOptional = false): string | undefined {
  const read = readAddressLine(typed);
  if ('line' in read) return read.line;
  return isOptional && read.fault === 'empty' ? '' : undefined;
}

function phoneOf(typed: string): Phone | null | undefined {
  if (typed.trim() === '') return null;
  const read = readPhone(typed);
  return 'phone' in read ? read.phone : undefined;
}

function numberOf(typed: string): string | null | undefined {
  return typed.trim() === '' ? null : (readMedicalRecordNumber(typed) ?? undefined);
}

function nationalIdOf(typed: string): string | null | undefined {
  if (typed.trim() === '') return null;
  const read = readSocialSecurityNumber(typed);
  return 'number' in read ? read.number : undefined;
}

function chosenOf(sent: string, choices: readonly { value: string }[], isOptional = false): string | undefined {
  if (isOptional && sent === '') return '';
  return choices.find(({ value }) => value === sent)?.value;
}
