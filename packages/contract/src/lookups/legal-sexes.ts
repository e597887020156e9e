import type { LookupEntry } from './lookup-list.ts';

/** Sexes as documents in the United States write them (spec §3, legalSexChoices): F, M or X. */
export const legalSexes: readonly LookupEntry[] = [
  { value: 'F', text: { en: 'Female', es: 'Femenino' } },
  { value: 'M', text: { en: 'Male', es: 'Masculino' } },
  { value: 'X', text: { en: 'Nonbinary (X)', es: 'No binario (X)' } },
];
