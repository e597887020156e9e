import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';

/** A person of an insurance. A field that the payor does not ask for, or that was left blank, is ''. */
export interface InsuredPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  /** Member or subscriber number, as it was typed. */
  readonly number: string;
}

/** A patient's insurance, as on its card. Stored sealed. */
export interface Insurance {
  /** Of the health system's payors, or `other` (insurance/payors.ts). */
  readonly payorId: string;
  /** As it was typed, for a payor that is not listed; else ''. */
  readonly payorName: string;
  /** The patient is the policy holder. */
  readonly patientIsSubscriber: boolean;
  /** The patient. */
  readonly member: InsuredPerson;
  /** The policy holder; null where that is the patient. */
  readonly subscriber: InsuredPerson | null;
  readonly groupNumber: string;
}

/** What names a row: others of its columns are not read. */
type RowName = { owner_id: string; id: string };

export function sealInsurance(keys: Keys, row: RowName, insurance: Insurance): string {
  return seal(keys, { column: 'insurances.insurance', row }, insurance);
}

/** @throws Error when the text was changed, or is another row's or another secret's. */
export function unsealInsurance(keys: Keys, { insurance, ...row }: RowName & { insurance: string }): Insurance {
  return unseal(keys, { column: 'insurances.insurance', row }, insurance) as Insurance;
}

/** Whether both are one card: the same payor and number, however it was typed. Two without a number are. */
export function isSameCard(one: Insurance, other: Insurance): boolean {
  const keyOf = ({ payorId, payorName, member, subscriber }: Insurance): string =>
    [payorId, payorName, member.number === '' ? (subscriber?.number ?? '') : member.number]
      .map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
      .join(' ');
  return keyOf(one) === keyOf(other);
}

/** The last four characters of the number, by which a person recognises their card; '' without a number. */
export function numberEnding({ member, subscriber }: Insurance): string {
  return endingOf(member.number === '' ? (subscriber?.number ?? '') : member.number);
}

/** The last four characters of a number. */
export function endingOf(number: string): string {
  // A short number shows fewer, so that it is never shown whole.
  const characters = number.replace(/[ -]/g, '');
  return characters === '' ? '' : characters.slice(-Math.min(4, Math.ceil(characters.length / 2)));
}
