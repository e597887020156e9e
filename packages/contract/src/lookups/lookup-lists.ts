import type { Language } from '../words.ts';
import { canadianProvinces } from './canadian-provinces.ts';
import { countries } from './countries.ts';
import { legalSexes } from './legal-sexes.ts';
import { choicesOf, type LookupChoice, sortedChoicesOf } from './lookup-list.ts';
import { months } from './months.ts';
import { races } from './races.ts';
import { otherLanguage, spokenLanguages } from './spoken-languages.ts';
import { usStates } from './us-states.ts';

/** The lookup lists of spec §3, each in the order in which it is shown. */
export interface LookupLists {
  readonly usStates: readonly LookupChoice[];
  readonly canadianProvinces: readonly LookupChoice[];
  readonly countries: readonly LookupChoice[];
  readonly languages: readonly LookupChoice[];
  readonly months: readonly LookupChoice[];
  readonly legalSexes: readonly LookupChoice[];
  readonly races: readonly LookupChoice[];
}

/** Every lookup list in one language. States and languages are in the order of its alphabet. */
export function lookupLists(language: Language): LookupLists {
  return {
    usStates: sortedChoicesOf(usStates, language),
    canadianProvinces: sortedChoicesOf(canadianProvinces, language),
    countries: countries(language),
    languages: [...sortedChoicesOf(spokenLanguages, language), ...choicesOf([otherLanguage], language)],
    months: months(language),
    legalSexes: choicesOf(legalSexes, language),
    races: choicesOf(races, language),
  };
}
