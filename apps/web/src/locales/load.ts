import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@portico/contract';

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./en.po'),
  es: () => import('./es.po'),
};

/** Loads the words of a language and speaks it from then on, in the page's `lang` as well. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}
