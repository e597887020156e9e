import { keyedHash, keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { Insurance, InsuredPerson } from './insurance.ts';
import type { KnownPayor } from './payors.ts';

const PURPOSE = 'eligibility questions';

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

/** What names a row: others of its columns are not read. */
type RowName = { owner_id: string; id: string };

export function sealQuestion(keys: Keys, row: RowName, question: InquiryQuestion): string {
  return seal(keys, { column: 'inquiries.question', row }, question);
}

/** @throws Error when the text was changed, or is another row's or another secret's. */
export function unsealQuestion(keys: Keys, { question, ...row }: RowName & { question: string }): InquiryQuestion {
  return unseal(keys, { column: 'inquiries.question', row }, question) as InquiryQuestion;
}

/** The keyed hash of a question, to be written: by it the same question of one owner is found again. */
export function questionKey(keys: Keys, question: InquiryQuestion): Uint8Array {
  return keyedHash(keys, PURPOSE, textOf(question));
}

/** The keyed hashes by which the same question is found, also after the secret was changed. */
export function questionKeys(keys: Keys, question: InquiryQuestion): Uint8Array[] {
  return keyedHashes(keys, PURPOSE, textOf(question));
}

/** Without letter case and spaces. */
function textOf(question: InquiryQuestion): string {
  return JSON.stringify(question).toLowerCase().replace(/\s+/g, ' ');
}
