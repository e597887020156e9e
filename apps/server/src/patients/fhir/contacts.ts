import { readEmail, readPhone } from '@portico/rules';
import type { PatientAddress, PatientPhone } from '../../ports/patients.ts';
import { isOver } from './dates.ts';
import { asText, type JsonObject, objectsOf, textsOf } from './json.ts';

/** Limit of addresses and phones: more than any real patient has. The rest is a mistake of the source. */
const MOST = 10;

/** The addresses of a Patient that are valid today: home first, and of those the postal one first. */
export function readAddresses(value: unknown, today: string): PatientAddress[] {
  const placeOf = ({ use, type }: JsonObject): number =>
    (use === 'home' || use === undefined ? 0 : 2) + (type === 'physical' ? 1 : 0);
  return objectsOf(value)
    .filter((address) => !isOver(address, today))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(readAddress)
    .filter(({ lines, city, zip }) => lines.length > 0 || city !== '' || zip !== '')
    .slice(0, MOST);
}

function readAddress(address: JsonObject): PatientAddress {
  const { use, text } = address;
  const lines = textsOf(address['line']);
  const written = typeof text === 'string' ? textsOf(text.split(/\r?\n/)) : [];
  return {
    use: use === 'home' || use === undefined ? 'home' : use === 'work' ? 'work' : 'other',
    lines: (lines.length > 0 ? lines : written).slice(0, MOST),
    city: asText(address['city']),
    state: asText(address['state']),
    zip: asText(address['postalCode']),
    country: asText(address['country']),
  };
}

/** The phones of a Patient that are valid today and can be called, by rank. */
export function readPhones(telecom: unknown, today: string): PatientPhone[] {
  const phones = contactPoints(telecom, ['phone', 'sms'], today).flatMap((point): PatientPhone[] => {
    const number = e164Of(asText(point['value']));
    if (number === null) return [];
    const { use, system } = point;
    return [{ use: use === 'mobile' || system === 'sms' ? 'mobile' : use === 'work' ? 'work' : 'home', number }];
  });
  return phones.filter(({ number }, place) => phones.findIndex((other) => other.number === number) === place);
}

/** The e-mail address of a Patient with the best rank; null if there is none. */
export function readEmailOf(telecom: unknown, today: string): string | null {
  for (const { value } of contactPoints(telecom, ['email'], today)) {
    const email = readEmail(asText(value));
    if (email !== null) return email;
  }
  return null;
}

/** The e-mail addresses of a Patient that are valid today, by rank, but for those at work: an employer reads them. */
export function readEmails(telecom: unknown, today: string): string[] {
  const emails = contactPoints(telecom, ['email'], today)
    .filter(({ use }) => use !== 'work')
    .flatMap(({ value }) => readEmail(asText(value)) ?? []);
  return [...new Set(emails)];
}

function contactPoints(telecom: unknown, systems: readonly unknown[], today: string): JsonObject[] {
  const rankOf = ({ rank }: JsonObject): number => (typeof rank === 'number' && rank > 0 ? rank : Infinity);
  return objectsOf(telecom)
    .filter((point) => systems.includes(point['system']) && !isOver(point, today))
    .toSorted((one, other) => (rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other)))
    .slice(0, MOST);
}

function e164Of(value: string): string | null {
  const read = readPhone(value.replace(/^tel:/i, ''));
  return 'phone' in read ? read.phone.e164 : null;
}
