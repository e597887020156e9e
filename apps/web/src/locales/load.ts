import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@portico/contract';

/** Loads one catalogue in a language. */
export type LoadWords = (language: Language) => Promise<{ messages: Messages }>;

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./en.po'),
  es: () => import('./es.po'),
};

/** The words of the frame and the kit, and of every page that was opened. */
const inUse = new Set<LoadWords>([(language) => catalogues[language]()]);

let spoken: Language = 'en';

/** Loads the words of a language and speaks it from then on, in the page's `lang` as well. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  const loaded = await Promise.all([...inUse].map((load) => load(language)));
  for (const { messages } of loaded) i18n.load(language, messages);
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Adds the words of a page, in the language that is spoken and in every one that will be. */
export async function addWords(load: LoadWords): Promise<void> {
  inUse.add(load);
  const language = spoken;
  const { messages } = await load(language);
  i18n.load(language, messages);
}
