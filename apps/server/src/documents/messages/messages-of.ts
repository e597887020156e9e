import { type Language, languages } from '@portico/contract';
import type { OwnTextsByLanguage } from '../../platform/settings/texts/texts-files.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ownMessageErrors, withOwnMessages } from './own-messages.ts';
import type { ServerMessages } from './server-messages.ts';

const ours: Readonly<Record<Language, ServerMessages>> = { en, es };

let inUse = ours;

export function messagesOf(language: Language): ServerMessages {
  return inUse[language];
}

/** Our messages, without any of a hospital's own. */
export function ourMessagesOf(language: Language): ServerMessages {
  return ours[language];
}

/** Has this process say a hospital's own texts in place of ours, after they were checked (`errorsOfOwnMessages`). */
export function sayOwnMessages(texts: OwnTextsByLanguage): void {
  inUse = { en: withOwnMessages(en, texts.en?.messages ?? {}), es: withOwnMessages(es, texts.es?.messages ?? {}) };
}

/** What is wrong with a hospital's own texts of mails, letters and documents, each with its language. */
export function errorsOfOwnMessages(texts: OwnTextsByLanguage): string[] {
  return languages.flatMap((language) =>
    ownMessageErrors(ours[language], texts[language]?.messages ?? {}).map((error) => `texts.${language}: ${error}`),
  );
}
