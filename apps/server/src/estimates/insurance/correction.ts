import type { InsurerCorrection } from '@portico/contract';
import { type PeopleOnFile, type PersonOnFile, toBasicCharacters } from '@portico/x12';
import { endingOf, type Insurance, type InsuredPerson } from './insurance.ts';

/** Of an insurance, what the insurer has otherwise (decision 74). */
export interface Correction {
  readonly member: Partial<InsuredPerson>;
  readonly subscriber: Partial<InsuredPerson>;
}

/**
 * What the insurer has otherwise than an insurance; null for nothing. Only what was entered is corrected. Names that differ in letter
 * case, accents or spaces, or in what follows them (a middle name, JR), and numbers that differ in spaces and hyphens, are the same,
 * unless the insurer says itself that it has others (INS03, INS04). Nothing is offered where the answer has other people than the
 * insurance has, or somebody who may be another person.
 */
export function correctionOf(
  { patientIsSubscriber, member, subscriber }: Insurance,
  onFile: PeopleOnFile | null,
): Correction | null {
  if (onFile === null || patientIsSubscriber !== (onFile.dependent === null)) return null;
  const holder = subscriber ?? member;
  // Where the policy holder's number is not asked for, the card has one number for both.
  const isNumberOfHolder = holder.number !== '';
  const ofHolder = differences(holder, onFile.subscriber, isNumberOfHolder);
  const ofPatient = onFile.dependent === null ? {} : differences(member, onFile.dependent, false);
  if (ofHolder === null || ofPatient === null) return null;
  const ofCard = isNumberOfHolder ? {} : numberOf(member, onFile.subscriber);
  const correction =
    subscriber === null
      ? { member: ofHolder, subscriber: {} }
      : { member: { ...ofPatient, ...ofCard }, subscriber: ofHolder };
  return isEmpty(correction.member) && isEmpty(correction.subscriber) ? null : correction;
}

/** An insurance with what the insurer has. */
export function correctedInsurance(insurance: Insurance, { member, subscriber }: Correction): Insurance {
  return {
    ...insurance,
    member: { ...insurance.member, ...member },
    subscriber: insurance.subscriber && { ...insurance.subscriber, ...subscriber },
  };
}

/** What is shown of it: of numbers the last characters, and of a birth date that it is another. */
export function correctionModel(
  correction: Correction | null,
  { isOnFile }: { isOnFile: boolean },
): InsurerCorrection | null {
  if (correction === null) return null;
  const people = (['member', 'subscriber'] as const).flatMap((Who) => {
    const { firstName = '', lastName = '', number = '', birthDate } = correction[Who];
    if (isEmpty(correction[Who])) return [];
    const shown = { FirstName: firstName, LastName: lastName, NumberEnding: endingOf(number) };
    return [{ Who, ...shown, HasOtherBirthDate: birthDate !== undefined }];
  });
  return { People: people, IsOnFile: isOnFile };
}

/**
 * Null for what may be another person: first name and birth date are both others, or both names are and no birth date tells
 * that it is the same person.
 */
export function differences(
  entered: InsuredPerson,
  told: PersonOnFile,
  hasNumber: boolean,
): Partial<InsuredPerson> | null {
  const others = otherIdentity(entered, told);
  const isBornAsEntered = told.birthDate !== null && told.birthDate === entered.birthDate;
  const isNamedOtherwise = others.firstName !== undefined && others.lastName !== undefined;
  if (others.firstName !== undefined && others.birthDate !== undefined) return null;
  if (isNamedOtherwise && !isBornAsEntered) return null;
  return { ...others, ...(hasNumber ? numberOf(entered, told) : {}) };
}

/** What of name and birth date is told otherwise than it was entered. What is not told, or was not entered, is no difference. */
export function otherIdentity(
  entered: InsuredPerson,
  told: PersonOnFile,
): Partial<Pick<InsuredPerson, 'firstName' | 'lastName' | 'birthDate'>> {
  const isBirthDateOther = entered.birthDate !== '' && told.birthDate !== null && told.birthDate !== entered.birthDate;
  return {
    ...nameOf('firstName', entered, told),
    ...nameOf('lastName', entered, told),
    ...(isBirthDateOther ? { birthDate: told.birthDate ?? '' } : {}),
  };
}

function nameOf<Name extends 'firstName' | 'lastName'>(
  field: Name,
  entered: InsuredPerson,
  told: PersonOnFile,
): Partial<Record<Name, string>> {
  const name = told[field];
  // U+FFFD stands for what could not be decoded.
  if (name === null || entered[field] === '' || name.includes('\uFFFD')) return {};
  const [one, other] = [wordsOf(entered[field]), wordsOf(name)];
  const isSame =
    one.join('') === other.join('') ||
    (!told.isChanged && (one.every((word, at) => other[at] === word) || other.every((word, at) => one[at] === word)));
  return isSame ? {} : ({ [field]: name } as Partial<Record<Name, string>>);
}

/** A number with other characters than the form of an insurance takes is none of a member. */
function numberOf(entered: InsuredPerson, { memberId }: PersonOnFile): Partial<InsuredPerson> {
  if (memberId === null || entered.number === '' || !/^[A-Za-z0-9 -]+$/.test(memberId)) return {};
  const isSame = charactersOf(memberId) === charactersOf(entered.number);
  return isSame ? {} : { number: memberId };
}

/** As we send a name: what an insurer answers in our own spelling is no other name, and one in another script is none to compare. */
function wordsOf(name: string): string[] {
  return toBasicCharacters(name)
    .replace(/['.]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
}

const charactersOf = (number: string): string => number.replace(/[ -]/g, '').toUpperCase();

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;
