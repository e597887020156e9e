import { countryName, type Language, pathTo, readCountry } from '@portico/contract';
import type { Recipient } from '../../documents/activation-letter-texts.ts';
import type { LetterJob } from '../../documents/jobs/print-letter.ts';
import type { PatientAddress, PatientName, PatientRecord } from '../../ports/patients.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { dayIn } from '../../platform/time.ts';
import type { IssuedCode } from './issue-access-code.ts';

/** Where a postal code stands behind the city and the state; elsewhere it stands before the city. */
const codeBehindCity = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'TH', 'TW', 'JM', 'PH']);

/** An access code that is to be printed, and for whom. */
export interface LetterOrder {
  /** Of the letter, a UUID: the same id is the same letter. */
  id: string;
  /** Of recipientsOf. */
  recipients: readonly Recipient[];
  issued: IssuedCode;
  language: Language;
  /** Of somebody without a medical record number. */
  reference?: string;
}

/** The letter with an access code, as the job that prints it takes it. */
export function accessCodeLetter(
  { id, recipients, issued, language, reference }: LetterOrder,
  { publicUrl, healthSystem }: Pick<Settings, 'publicUrl' | 'healthSystem'>,
): LetterJob {
  const { code, expiresAt } = issued;
  return {
    id,
    recipients,
    language,
    accessCode: code,
    expires: dayIn(healthSystem.timeZone, expiresAt),
    formUrl: `${publicUrl}${pathTo('activation', { accessCode: code })}`,
    ...(reference === undefined ? {} : { reference }),
  };
}

/**
 * A patient's name and first address, once for each form of the name, best first: the typefaces decide which is printed.
 *
 * @param home ISO 3166 code of the hospital's country, which an address at home leaves out.
 * @returns nothing where no address is on file.
 */
export function recipientsOf(
  { name, otherNames, addresses: [address] }: Pick<PatientRecord, 'name' | 'otherNames' | 'addresses'>,
  home: string,
): Recipient[] {
  if (address === undefined || address.lines.length === 0) return [];
  const country = readCountry(address.country) ?? home;
  const lines = addressLines(address, country, home);
  return [name, ...otherNames].map((each) => ({ lines: [fullName(each), ...lines], country }));
}

/** An address as its country writes it; abroad with the country in capitals, as the Universal Postal Union wants it. */
function addressLines({ lines, city, state, zip }: PatientAddress, country: string, home: string): string[] {
  const place = codeBehindCity.has(country)
    ? [[city, state].filter(Boolean).join(', '), zip]
    : [zip, [city, state].filter(Boolean).join(', ')];
  const abroad = country === home ? [] : [countryName(country, 'en').toUpperCase()];
  return [...lines, place.filter(Boolean).join(' '), ...abroad];
}

/** Chinese, Japanese and Korean names begin with the family's. */
function fullName({ firstName, middleName, lastName }: PatientName): string {
  const isFamilyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(lastName);
  const names = isFamilyFirst ? [lastName, firstName, middleName] : [firstName, middleName, lastName];
  return names.filter(Boolean).join(' ');
}
