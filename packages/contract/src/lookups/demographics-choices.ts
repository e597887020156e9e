import type { Language, Words } from '../words.ts';
import { canadianProvinces } from './canadian-provinces.ts';
import { countries } from './countries.ts';
import { legalSexes } from './legal-sexes.ts';
import { choicesOf, type LookupChoice, sortedChoicesOf } from './lookup-list.ts';
import { months } from './months.ts';
import { races } from './races.ts';
import { otherLanguage, spokenLanguages } from './spoken-languages.ts';
import { usStates } from './us-states.ts';

/** The lookup lists of spec §3 as demographicsChoices sends them, each in the order in which it is shown. */
interface DemographicsChoices {
  legalSexChoices: LookupChoice[];
  raceChoices: LookupChoice[];
  languageChoices: LookupChoice[];
  countryChoices: LookupChoice[];
  stateChoices: { US: LookupChoice[]; CA: LookupChoice[] };
  monthChoices: LookupChoice[];
}

/** Every lookup list in one language. States and languages are in the order of its alphabet, as countries are after the first two. */
export function demographicsChoices(language: Language): DemographicsChoices {
  return {
    legalSexChoices: choicesOf(legalSexes, language),
    raceChoices: choicesOf(races, language),
    languageChoices: [...sortedChoicesOf(spokenLanguages, language), ...choicesOf([otherLanguage], language)],
    countryChoices: countries(language),
    stateChoices: { US: sortedChoicesOf(usStates, language), CA: sortedChoicesOf(canadianProvinces, language) },
    monthChoices: months(language),
  };
}

/** The texts of every list that are more than names of places, which have their names in every language. */
export const choiceWords: readonly Words[] = [...legalSexes, ...races, ...spokenLanguages, otherLanguage].map(
  ({ text }) => text,
);
