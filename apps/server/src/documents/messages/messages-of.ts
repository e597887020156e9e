import {
  defaultLanguage,
  entryOf,
  type Language,
  languages,
  type OwnWords,
  sayOwnWords,
  type WrittenLanguage,
} from '@portico/contract';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { figures } from './figures.ts';
import { ownMessageErrors, templatesOf, withOwnMessages } from './own-messages.ts';
import type { ServerMessages } from './server-messages.ts';

const ours: Readonly<Record<WrittenLanguage, ServerMessages>> = { en, es };

/** A hospital's own texts, and those of the languages that it has added. */
export type OwnTexts = Pick<HealthSystem, 'texts' | 'addedLanguages'>;

let inUse: Readonly<Record<WrittenLanguage, ServerMessages>> & Readonly<Record<string, ServerMessages>> = ours;

/** What a language that was added as data has no text for, is said in English. */
export function messagesOf(language: Language): ServerMessages {
  return inUse[language] ?? inUse.en;
}

/** Our messages, without any of a hospital's own. */
export function ourMessagesOf(language: Language): ServerMessages {
  return entryOf(ours, language);
}

/** Our texts in a language that can be said otherwise, by their place, as `templatesOf` has them. */
export function ourTemplatesOf(language: Language): Record<string, string> {
  return templatesOf(textsOf(ourMessagesOf(language)));
}

/** Of which language the messages are is no text of theirs. */
function textsOf(messages: ServerMessages): Omit<ServerMessages, 'language'> {
  const { language: _, ...texts } = messages;
  return texts;
}

/** Has this process say a hospital's own texts in place of ours, and its added languages, after they were checked (`errorsOfOwnMessages`). */
export function sayOwnMessages({ texts, addedLanguages }: OwnTexts): void {
  const written = {
    en: withOwnMessages(en, texts.en?.messages ?? {}),
    es: withOwnMessages(es, texts.es?.messages ?? {}),
  };
  const known = ourTemplatesOf(defaultLanguage);
  const added = addedLanguages.map(({ tag, messages }): [string, ServerMessages] => {
    // A text that became more than a text since the file was written, or went, is said in English.
    const said = Object.fromEntries(Object.entries(messages).filter(([at]) => Object.hasOwn(known, at)));
    return [tag, { ...withOwnMessages(written.en, said), language: tag, ...figuresIn(tag) }];
  });
  inUse = { ...Object.fromEntries(added), ...written };
  sayOwnWords({
    ...Object.fromEntries(addedLanguages.map(({ tag, words }): [string, OwnWords] => [tag, words])),
    ...Object.fromEntries(languages.map((language) => [language, texts[language]?.words ?? {}])),
  });
}

/** Days in the language; amounts as the bills of a hospital have them, with points and commas as in English. */
function figuresIn(tag: string): ReturnType<typeof figures> {
  const ofLanguage = figures(`${tag}-US`);
  return { ...figures('en-US'), day: (isoDate) => ofLanguage.day(isoDate) };
}

/** What is wrong with a hospital's own texts of mails, letters and documents, each with its language, and with those of added languages. */
export function errorsOfOwnMessages({ texts, addedLanguages }: OwnTexts): string[] {
  const known = ourTemplatesOf(defaultLanguage);
  return [
    ...languages.flatMap((language) =>
      ownMessageErrors(textsOf(ours[language]), texts[language]?.messages ?? {}).map(
        (error) => `texts.${language}: ${error}`,
      ),
    ),
    ...addedLanguages.flatMap(({ tag, messages }) => {
      const said = Object.fromEntries(Object.entries(messages).filter(([at]) => Object.hasOwn(known, at)));
      return ownMessageErrors(en, said).map((error) => `${tag}: ${error}`);
    }),
  ];
}
