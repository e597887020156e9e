import { type Language, languages } from '../words.ts';
import { normalizeName, type LookupChoice, valueNamed } from './lookup-list.ts';
import { usStates } from './us-states.ts';

/**
 * Countries and territories by ISO 3166-1 alpha-2, and Kosovo by the code in use for it. The territories of the United States are
 * left out: addresses there have that country, and the territory for a state.
 */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW
`;

/** Names that addresses, maps and registries have for the United States beside its own, as `foldName` writes them. */
const namesOfTheUnitedStates = ['unitedstatesofamerica', 'usa', 'estadosunidosdeamerica', 'eeuu', 'um'];

/** Its territories by their postal codes, which ISO 3166-1 has as countries too. */
const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** Made once for each language: to make one takes a millisecond. */
const namesByLanguage = new Map<Language, Intl.DisplayNames>();

/** Countries to choose from: the United States and Canada, then the others in the order of the language's alphabet. */
export function countries(language: Language): LookupChoice[] {
  const { compare } = new Intl.Collator(language);
  return namedIn(language).toSorted((one, other) => rank(one) - rank(other) || compare(one.text, other.text));
}

/**
 * Reads a country: its code, or its name in English or Spanish. United States of America is the United States (spec §5), and so
 * are its territories, which maps name as countries.
 *
 * @returns ISO 3166-1 alpha-2, or null.
 */
export function readCountry(input: string): string | null {
  const normalized = normalizeName(input);
  if (namesOfTheUnitedStates.includes(normalized) || territories.includes(valueNamed(usStates, input) ?? ''))
    return 'US';
  const named = languages
    .flatMap(namedIn)
    .find(({ value, text }) => normalizeName(value) === normalized || normalizeName(text) === normalized);
  return named?.value ?? null;
}

/** The name of a country, of ISO 3166-1 alpha-2; 'United States', not 'United States of America' (spec §5). */
export function countryName(code: string, language: Language): string {
  return namesIn(language).of(code) ?? code;
}

function namedIn(language: Language): LookupChoice[] {
  const names = namesIn(language);
  return codes
    .trim()
    .split(/\s+/)
    .map((value) => ({ value, text: names.of(value) ?? value }));
}

function namesIn(language: Language): Intl.DisplayNames {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames(`${language}-US`, { type: 'region' });
  namesByLanguage.set(language, names);
  return names;
}

function rank({ value }: LookupChoice): number {
  return ['US', 'CA'].includes(value) ? ['US', 'CA'].indexOf(value) : 2;
}
