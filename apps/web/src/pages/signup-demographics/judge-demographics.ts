import { readState, type Demographics } from '@portico/contract';
import {
  readAddressLine,
  readEmail,
  readEnrolmentName,
  readMedicalRecordNumber,
  readPhone,
  readPostalCode,
  readSocialSecurityNumber,
  type AddressFault,
  type EnrolmentNameFault,
  type PhoneFault,
  type SocialSecurityNumberFault,
} from '@portico/rules';
import { judgeBirthDate, type BirthDateFault } from '../../forms/birth-date-fault.ts';
import type { TypedDemographics } from '../../sign-up/typed-demographics.ts';

/** Nothing was typed or chosen, or what is no such thing. */
type PlainFault = 'empty' | 'invalid';

/** What is wrong with each field. */
export interface DemographicsFaults {
  readonly firstName: EnrolmentNameFault | null;
  readonly middleName: EnrolmentNameFault | null;
  readonly lastName: EnrolmentNameFault | null;
  readonly dateOfBirth: BirthDateFault | null;
  readonly gender: 'empty' | null;
  readonly country: 'empty' | null;
  readonly zip: PlainFault | null;
  readonly address: AddressFault | null;
  readonly address2: AddressFault | null;
  readonly city: AddressFault | null;
  readonly state: PlainFault | null;
  readonly mobilePhone: PhoneFault | null;
  readonly homePhone: PhoneFault | null;
  readonly workPhone: PhoneFault | null;
  readonly email: 'invalid' | null;
  readonly medicalRecordNumber: 'invalid' | null;
  readonly nationalId: SocialSecurityNumberFault | null;
}

/** Judges each field by the rules of spec §5. What may be left out is right when it is empty. */
export function faultsOfDemographics(typed: TypedDemographics, nationalId: string, today: string): DemographicsFaults {
  const { country } = typed;
  const birthDate = judgeBirthDate(typed.dateOfBirth, today);
  return {
    firstName: nameFault(typed.firstName),
    middleName: unlessEmpty(nameFault(typed.middleName)),
    lastName: nameFault(typed.lastName),
    dateOfBirth: 'fault' in birthDate ? birthDate.fault : null,
    gender: typed.gender === '' ? 'empty' : null,
    country: country === '' ? 'empty' : null,
    zip: readPostalCode(typed.zip, country) === null ? emptyOrInvalid(typed.zip) : null,
    address: lineFault(typed.address),
    address2: unlessEmpty(lineFault(typed.address2)),
    city: lineFault(typed.city),
    state: readState(typed.state, country) === null ? emptyOrInvalid(typed.state) : null,
    mobilePhone: phoneFault(typed.mobilePhone),
    homePhone: phoneFault(typed.homePhone),
    workPhone: phoneFault(typed.workPhone),
    email: isBlank(typed.email) || readEmail(typed.email) !== null ? null : 'invalid',
    medicalRecordNumber:
      isBlank(typed.medicalRecordNumber) || readMedicalRecordNumber(typed.medicalRecordNumber) !== null
        ? null
        : 'invalid',
    nationalId: nationalIdFault(nationalId),
  };
}

/**
 * The fields as the call takes them (spec §5: phones as ddd-ddd-dddd, the country as United States). Only what has no faults is
 * to be sent.
 */
export function toSend(typed: TypedDemographics, nationalId: string, existingPatient: boolean): Demographics {
  const { month, day, year } = typed.dateOfBirth;
  return {
    ...typed,
    country: typed.country === 'US' ? 'United States' : typed.country,
    mobilePhone: dashed(typed.mobilePhone),
    homePhone: dashed(typed.homePhone),
    workPhone: dashed(typed.workPhone),
    dateOfBirth: `${month}/${day}/${year}`,
    medicalRecordNumber: existingPatient ? typed.medicalRecordNumber : '',
    existingPatient,
    nationalId,
  };
}

function nameFault(typed: string): EnrolmentNameFault | null {
  const read = readEnrolmentName(typed);
  return 'fault' in read ? read.fault : null;
}

function lineFault(typed: string): AddressFault | null {
  const read = readAddressLine(typed);
  return 'fault' in read ? read.fault : null;
}

function phoneFault(typed: string): PhoneFault | null {
  if (isBlank(typed)) return null;
  const read = readPhone(typed);
  return 'fault' in read ? read.fault : null;
}

function nationalIdFault(typed: string): SocialSecurityNumberFault | null {
  if (isBlank(typed)) return null;
  const read = readSocialSecurityNumber(typed);
  return 'fault' in read ? read.fault : null;
}

function unlessEmpty<Fault extends string>(fault: Fault | null): Fault | null {
  return fault === 'empty' ? null : fault;
}

function emptyOrInvalid(typed: string): PlainFault {
  return isBlank(typed) ? 'empty' : 'invalid';
}

function isBlank(typed: string): boolean {
  return typed.trim() === '';
}

function dashed(typed: string): string {
  const read = readPhone(typed);
  if ('fault' in read) return typed;
  const { dashed: number, extension } = read.phone;
  return extension === '' ? number : `${number} x${extension}`;
}
