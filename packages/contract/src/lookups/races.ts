import type { LookupEntry } from './lookup-list.ts';

/**
 * The 8 race options (spec §3): the seven that federal forms ask for (OMB Statistical Policy Directive 15, revised March 2024), by
 * the codes of CDC Race and Ethnicity, and declining to say.
 */
export const races: readonly LookupEntry[] = [
  {
    value: '1002-5',
    text: { en: 'American Indian or Alaska Native', es: 'Indígena de las Américas o nativo de Alaska' },
  },
  { value: '2028-9', text: { en: 'Asian', es: 'Asiático' } },
  { value: '2054-5', text: { en: 'Black or African American', es: 'Negro o afroamericano' } },
  { value: '2135-2', text: { en: 'Hispanic or Latino', es: 'Hispano o latino' } },
  { value: '2118-8', text: { en: 'Middle Eastern or North African', es: 'De Oriente Medio o el norte de África' } },
  {
    value: '2076-8',
    text: { en: 'Native Hawaiian or Pacific Islander', es: 'Nativo de Hawái o de las islas del Pacífico' },
  },
  { value: '2106-3', text: { en: 'White', es: 'Blanco' } },
  { value: 'asked-declined', text: { en: 'I prefer not to say', es: 'Prefiero no decirlo' } },
];
