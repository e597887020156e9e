import { countryName, type Language, linkTo, readCountry } from '@portico/contract';
import type { Recipient } from '../../documents/activation-letter-texts.ts';
import type { LetterJob } from '../../documents/jobs/print-letter-job.ts';
import type { PatientAddress, PatientName, PatientRecord } from '../../ports/patients.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { dayIn } from '../../platform/time.ts';
import type { IssuedCode } from './issue-access-code.ts';

/** Countries that write the postal code after the city and the state. All others write it before the city. */
const codeBehindCity = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'TH', 'TW', 'JM', 'PH']);

/** An access code to print. */
export interface LetterOrder {
  /** UUID of the letter: the same id is the same letter. */
  id: string;
  /** The result of recipientsOf. */
  recipients: readonly Recipient[];
  issued: IssuedCode;
  language: Language;
  /** Reference number, for a person without a medical record number. */
  reference?: string;
}

/** Makes the letter with an access code, in the form that the print job takes. */
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
    formUrl: linkTo(publicUrl, 'activation', code),
    ...(reference === undefined ? {} : { reference }),
  };
}

/**
 * A patient's name and first address, once for each form of the name, the best first: the typefaces decide which one is
 * printed.
 *
 * @param home ISO 3166 code of the hospital's country. An address in this country omits the country.
 * @returns an empty list if no address is on file.
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

/** An address as its country writes it. Abroad, the country is in capitals, as the Universal Postal Union requires. */
function addressLines({ lines, city, state, zip }: PatientAddress, country: string, home: string): string[] {
  const place = codeBehindCity.has(country)
    ? [[city, state].filter(Boolean).join(', '), zip]
    : [zip, [city, state].filter(Boolean).join(', ')];
  const abroad = country === home ? [] : [countryName(country, 'en').toUpperCase()];
  return [...lines, place.filter(Boolean).join(' '), ...abroad];
}

/** Chinese, Japanese and Korean names begin with the family name. */
function fullName({ firstName, middleName, lastName }: PatientName): string {
  const isFamilyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(lastName);
  const names = isFamilyFirst ? [lastName, firstName, middleName] : [firstName, middleName, lastName];
  return names.filter(Boolean).join(' ');
}
