import { createHmac } from 'node:crypto';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import { subkey } from '../../platform/crypto/subkey.ts';
import type { Insurance, InsuredPerson } from './insurance.ts';
import type { KnownPayor } from './payors.ts';

/** The question for an insurer, with all that its answer depends on. Stored sealed. */
export interface InquiryQuestion {
  readonly payor: { readonly id: string; readonly name: string; readonly electronicId: string };
  /** Who asks: the location, or the health system. */
  readonly provider: { readonly name: string; readonly npi: string };
  readonly patientIsSubscriber: boolean;
  readonly member: InsuredPerson;
  readonly subscriber: InsuredPerson | null;
  readonly groupNumber: string;
  /** X12 service type codes of the service. The plan as a whole is asked about with them. */
  readonly serviceTypeCodes: readonly string[];
  /** Of the service, an ISO date: the day on which it is asked. */
  readonly date: string;
}

/** What the question needs besides the insurance. */
interface QuestionContext {
  payor: KnownPayor;
  provider: InquiryQuestion['provider'];
  serviceTypeCodes: readonly string[];
  date: string;
}

/** The question about an insurance; null for a payor that cannot be asked. */
export function questionOf(
  insurance: Insurance,
  { payor: { id, name, electronicId }, provider, serviceTypeCodes, date }: QuestionContext,
): InquiryQuestion | null {
  if (electronicId === null) return null;
  const { patientIsSubscriber, member, subscriber, groupNumber } = insurance;
  const payor = { id, name, electronicId };
  // Sorted, so that the same question has the same hash.
  const codes = serviceTypeCodes.toSorted();
  return { payor, provider, patientIsSubscriber, member, subscriber, groupNumber, serviceTypeCodes: codes, date };
}

export function sealQuestion(secret: string, question: InquiryQuestion): string {
  return seal(secret, question);
}

/** @throws Error when the text was changed, or sealed with another secret. */
export function unsealQuestion(secret: string, sealed: string): InquiryQuestion {
  return unseal(secret, sealed) as InquiryQuestion;
}

/** The keyed hash that finds the same question of one owner again. It ignores letter case and spaces. */
export function questionKey(secret: string, question: InquiryQuestion): Uint8Array {
  const text = JSON.stringify(question).toLowerCase().replace(/\s+/g, ' ');
  return createHmac('sha256', subkey(secret, 'eligibility questions')).update(text).digest();
}
