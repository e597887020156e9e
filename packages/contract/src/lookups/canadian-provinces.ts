import type { LookupEntry } from './lookup-list.ts';

/** Provinces and territories of Canada by their postal codes, in the order of the English alphabet. */
export const canadianProvinces: readonly LookupEntry[] = [
  { value: 'AB', text: { en: 'Alberta', es: 'Alberta' } },
  { value: 'BC', text: { en: 'British Columbia', es: 'Columbia Británica' } },
  { value: 'MB', text: { en: 'Manitoba', es: 'Manitoba' } },
  { value: 'NB', text: { en: 'New Brunswick', es: 'Nuevo Brunswick' } },
  { value: 'NL', text: { en: 'Newfoundland and Labrador', es: 'Terranova y Labrador' } },
  { value: 'NT', text: { en: 'Northwest Territories', es: 'Territorios del Noroeste' } },
  { value: 'NS', text: { en: 'Nova Scotia', es: 'Nueva Escocia' } },
  { value: 'NU', text: { en: 'Nunavut', es: 'Nunavut' } },
  { value: 'ON', text: { en: 'Ontario', es: 'Ontario' } },
  { value: 'PE', text: { en: 'Prince Edward Island', es: 'Isla del Príncipe Eduardo' } },
  { value: 'QC', text: { en: 'Quebec', es: 'Quebec' } },
  { value: 'SK', text: { en: 'Saskatchewan', es: 'Saskatchewan' } },
  { value: 'YT', text: { en: 'Yukon', es: 'Yukón' } },
];
