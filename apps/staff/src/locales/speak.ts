import { i18n, type Messages } from '@lingui/core';
import { defaultLanguage, type Language, languageOfTag } from '@portico/contract';

const words = import.meta.glob<{ messages: Messages }>('./*.po');
const YEAR_SECONDS = 365 * 24 * 3600;

/** Loads the texts of a language, and switches to it, in the page's `lang` too. */
export async function speak(language: Language): Promise<void> {
  const { messages } = (await words[`./${language}.po`]?.()) ?? { messages: {} };
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** Speaks a language from now on, at this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** The one that was chosen, else the first of the browser's languages that the app has. */
export function firstLanguage(): Language {
  const chosen = /(?:^|;\s*)lang=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const wanted = [chosen, ...navigator.languages].map((tag) => languageOfTag(tag));
  return wanted.find((language) => language !== undefined) ?? defaultLanguage;
}
