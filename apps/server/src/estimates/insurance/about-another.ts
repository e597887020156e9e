import { benefitsOf, type EligibilityResponse, type PeopleOnFile } from '@portico/x12';
import { differences } from './correction.ts';
import type { InquiryQuestion } from './inquiry.ts';

type AskedAbout = Pick<InquiryQuestion, 'patientIsSubscriber' | 'member'>;

/**
 * Whether an answer may be about somebody else than the patient who was asked about (decision 240): its patient has another
 * name and birth date. Where it has other levels than the question, so that it may be about policy holder or dependent in
 * place of the other, first name or birth date has to be the patient's own. What it does not say is no difference.
 */
export function isAboutAnother({ patientIsSubscriber, member }: AskedAbout, onFile: PeopleOnFile | null): boolean {
  if (onFile === null) return false;
  const patient = onFile.dependent ?? onFile.subscriber;
  const others = differences(member, patient, false);
  if (others === null) return true;
  if (patientIsSubscriber === (onFile.dependent === null)) return false;
  const isBornAsAsked = patient.birthDate !== null && patient.birthDate === member.birthDate;
  return others.birthDate !== undefined || (others.firstName !== undefined && !isBornAsAsked);
}

/** The same of a 271. */
export function isResponseAboutAnother(question: InquiryQuestion, response: EligibilityResponse): boolean {
  return isAboutAnother(question, benefitsOf(response, question).onFile);
}
