import type { WrittenLanguage } from '@portico/contract';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';

/** One of the apps: its address is below its id. */
export interface CompanionApp extends Pick<OpenIdClient, 'id' | 'name' | 'ours' | 'scopes'> {
  /** What it is for, as it says itself. */
  readonly purpose: Readonly<Record<WrittenLanguage, string>>;
}

/** The hospital's own, and one of somebody else, which has to ask what it may know. */
export const companionApps = [
  {
    id: 'records',
    name: { en: 'Alder Bay Records', es: 'Expedientes de Alder Bay' },
    ours: true,
    scopes: ['profile', 'email', 'fhirUser', 'medical_record', 'identity_proofing', 'acting'],
    purpose: {
      en: 'It stands for the portal or app that a hospital has already: it signs people in by the front door.',
      es: 'Representa el portal o la aplicación que un hospital ya tiene: sus pacientes entran por la puerta principal.',
    },
  },
  {
    id: 'diary',
    name: { en: 'My Health Diary', es: 'Mi diario de salud' },
    ours: false,
    scopes: ['profile', 'email'],
    purpose: {
      en: 'It stands for an app of somebody else: you are asked what it may know about you.',
      es: 'Representa la aplicación de otra empresa: se le pregunta qué puede saber de usted.',
    },
  },
] as const satisfies readonly CompanionApp[];
