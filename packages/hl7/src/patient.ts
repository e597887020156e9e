import { Hl7Error } from './hl7-error.ts';
import type { Repetition, Segment } from './message.ts';

type Json = Readonly<Record<string, unknown>>;

/** An Identifier of FHIR R4. */
export interface PatientIdentifier extends Json {
  readonly value: string;
  readonly system?: string;
}

/**
 * What a message says of a patient, in the elements of a FHIR R4 Patient. What it says nothing of is not there; what it says to be nothing
 * any more is an empty list.
 */
export interface PatientPart {
  readonly identifier: readonly PatientIdentifier[];
  readonly name?: readonly Json[];
  /** ISO date. */
  readonly birthDate?: string;
  readonly gender?: string;
  readonly address?: readonly Json[];
  /** Phones and mailboxes at home (PID-13). */
  readonly home?: readonly Json[];
  /** Those at work (PID-14). */
  readonly work?: readonly Json[];
  readonly communication?: readonly Json[];
  readonly deceasedBoolean?: boolean;
}

/** HL7 table 0200 as R4's NameUse (v2-to-FHIR, concept map of name types). */
const nameUses: Readonly<Record<string, string>> = {
  L: 'official',
  D: 'usual',
  M: 'maiden',
  N: 'nickname',
  S: 'anonymous',
  B: 'old',
  '': 'official',
};
/** HL7 table 0190; the rest is temporary. */
const addressUses: Readonly<Record<string, string>> = {
  H: 'home',
  P: 'home',
  M: 'home',
  L: 'home',
  C: 'home',
  '': 'home',
  B: 'work',
  O: 'work',
  BA: 'old',
};
/** HL7 table 0001. */
const sexes: Readonly<Record<string, string>> = {
  F: 'female',
  M: 'male',
  O: 'other',
  A: 'other',
  X: 'other',
  U: 'unknown',
};
/** ISO 639-2 codes, which v2 often has where FHIR has those of two letters. */
const languages: Readonly<Record<string, string>> = { spa: 'es', eng: 'en' };

/**
 * Reads PID as a FHIR R4 Patient, as HL7's guide v2-to-FHIR maps it (segment PID to Patient).
 *
 * @throws Hl7Error for a birth date that is no day of the calendar.
 */
export function readPid(pid: Segment): PatientPart {
  const birthDate = birthDateOf(pid);
  const gender = sexes[pid.value(8).toUpperCase()];
  const died = diedOf(pid);
  const language = pid.value(15).toLowerCase();
  return {
    identifier: readIdentifiers(pid, 3),
    ...said('name', pid, 5, [...pid.field(5), ...pid.field(9)].flatMap(nameOf)),
    ...(birthDate === null ? {} : { birthDate }),
    ...(gender === undefined ? {} : { gender }),
    ...said('address', pid, 11, pid.field(11).map(addressOf)),
    ...said(
      'home',
      pid,
      13,
      pid.field(13).flatMap((each) => contactOf(each, 'home')),
    ),
    ...said(
      'work',
      pid,
      14,
      pid.field(14).flatMap((each) => contactOf(each, 'work')),
    ),
    ...(language === ''
      ? {}
      : { communication: [{ preferred: true, language: { coding: [{ code: languages[language] ?? language }] } }] }),
    ...(died === null ? {} : { deceasedBoolean: died }),
  };
}

/** A list where the message has one; an empty one where it deletes it; nothing where it says nothing. */
function said(
  name: 'name' | 'address' | 'home' | 'work',
  pid: Segment,
  field: number,
  list: readonly Json[],
): Partial<Record<typeof name, readonly Json[]>> {
  return list.length > 0 || pid.isDeleted(field) ? { [name]: list } : {};
}

/**
 * The identifiers in a field of CX (PID-3, MRG-1). One that stands alone and says nothing of its type is the sender's own number of the patient.
 */
export function readIdentifiers(segment: Segment, field: number): PatientIdentifier[] {
  const found = segment.field(field).filter((each) => each.component(1) !== '');
  return found.map((each) => {
    const type = each.component(5) || (found.length === 1 ? 'MR' : '');
    const system = systemOf(each);
    return {
      value: each.component(1),
      ...(system === '' ? {} : { system }),
      ...(type === '' ? {} : { type: { coding: [{ code: type }] } }),
    };
  });
}

/** CX.4, an HD: an OID or a URI where it has one, else the name of who assigns. */
function systemOf(each: Repetition): string {
  const universal = each.component(4, 2);
  const kind = each.component(4, 3).toUpperCase();
  if (universal !== '' && kind === 'ISO') return `urn:oid:${universal}`;
  return universal !== '' && (kind === 'URI' || kind === 'URL') ? universal : each.component(4);
}

/** PID-7 as an ISO date; null where it is not there, or is shortened to a month or a year, as HL7 allows. */
function birthDateOf(pid: Segment): string | null {
  const written = pid.value(7);
  if (written === '' || /^\d{4}(?:\d{2})?$/.test(written)) return null;
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(\d{2})(\d{2})(?:\d{2,6}(?:\.\d{1,4})?)?(?:[+-]\d{4})?$/.exec(written) ?? [];
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    throw new Hl7Error('PID', 7, 102, 'the birth date is no day of the calendar');
  return date;
}

/** PID-30, and the time of death in PID-29, which says it as well; null where nothing is said. */
function diedOf(pid: Segment): boolean | null {
  const indicator = pid.value(30).toUpperCase();
  if (indicator === 'Y' || indicator === 'N') return indicator === 'Y';
  return pid.value(29) === '' ? null : true;
}

/** XPN of PID-5, and of PID-9 where older versions have further ones. */
function nameOf(each: Repetition): Json[] {
  const [family = '', given = '', further = '', suffix = ''] = [1, 2, 3, 4].map((number) => each.component(number));
  if (family === '' && given === '') return [];
  return [
    {
      use: nameUses[each.component(7).toUpperCase()] ?? 'usual',
      family,
      given: [given, ...further.split(/\s+/)].filter(Boolean),
      ...(suffix === '' ? {} : { suffix: [suffix] }),
    },
  ];
}

/** XAD. */
function addressOf(each: Repetition): Json {
  const [street = '', second = '', city, state, postalCode, country, type = ''] = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    each.component(number),
  );
  return {
    use: addressUses[type.toUpperCase()] ?? 'temp',
    line: [street, second].filter((line) => line !== ''),
    city,
    state,
    postalCode,
    country,
  };
}

/** XTN: a phone as written or in its parts, or a mailbox. Fax machines and pagers reach nobody. */
function contactOf(each: Repetition, use: 'home' | 'work'): Json[] {
  const equipment = each.component(3).toUpperCase();
  const mailbox = each.component(4) || each.component(1);
  if (mailbox.includes('@')) return [{ system: 'email', value: mailbox, use }];
  if (['INTERNET', 'X.400', 'FX', 'BP', 'MD'].includes(equipment)) return [];
  const parts = [each.component(6), each.component(7)].join('');
  // Some write 001 for 1.
  const country = each.component(5).replace(/\D/g, '').replace(/^0+/, '');
  const whole = each.component(12) || each.component(1);
  const value = parts === '' ? whole : `${country === '' || country === '1' ? '' : `+${country}`}${parts}`;
  if (value === '') return [];
  const isMobile = equipment === 'CP' || each.component(2).toUpperCase() === 'PRS';
  return [{ system: 'phone', value, use: isMobile && use === 'home' ? 'mobile' : use }];
}
