import { benefitsOf, type EligibilityResponse, type PeopleOnFile } from '@portico/x12';
import { differences, otherIdentity } from './correction.ts';
import type { InquiryQuestion } from './inquiry.ts';

export type AskedAbout = Pick<InquiryQuestion, 'patientIsSubscriber' | 'member'>;

/**
 * Whether an answer may be about somebody else than the patient who was asked about (decision 240): its patient has another
 * name and birth date. Where it has other levels than the question, so that it may be about policy holder or dependent in
 * place of the other, first name or birth date has to be the patient's own. What it does not say is no difference.
 */
export function isAboutAnother({ patientIsSubscriber, member }: AskedAbout, onFile: PeopleOnFile | null): boolean {
  if (onFile === null) return false;
  const told = onFile.dependent ?? onFile.subscriber;
  // An initial that the insurer has besides makes nobody another, though it may be offered as a correction.
  const patient = { ...told, isChanged: false };
  const areAtOneLevel = patientIsSubscriber === (onFile.dependent === null);
  const others = differences(member, patient, false);
  if (others === null) return !(areAtOneLevel && told.isChanged && sharesSomething(otherIdentity(member, patient)));
  if (areAtOneLevel) return false;
  const isBornAsAsked = patient.birthDate !== null && patient.birthDate === member.birthDate;
  return others.birthDate !== undefined || (others.firstName !== undefined && !isBornAsAsked);
}

/** The insurer says itself that it has corrected who was asked about (INS03 001, INS04 25): the last name or the birth date stays. */
const sharesSomething = ({ lastName, birthDate }: ReturnType<typeof otherIdentity>): boolean =>
  lastName === undefined || birthDate === undefined;

/** Whether an answer that is not about somebody else names its patient, by a first name or a birth date. */
export function namesPatient(onFile: PeopleOnFile | null): boolean {
  const told = onFile?.dependent ?? onFile?.subscriber;
  return told !== undefined && (told.firstName !== null || told.birthDate !== null);
}

/** As `isAboutAnother`, of a 271. */
export function isResponseAboutAnother(question: InquiryQuestion, response: EligibilityResponse): boolean {
  return isAboutAnother(question, benefitsOf(response, question).onFile);
}
