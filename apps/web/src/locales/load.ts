import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@portico/contract';

/** Loads one catalogue in a language. */
export type LoadWords = (language: Language) => Promise<{ messages: Messages }>;

const words = import.meta.glob<{ messages: Messages }>('./*.po');

/** The words of the frame and the kit, and of every page that was opened. */
const inUse = new Set<LoadWords>([async (language) => (await words[`./${language}.po`]?.()) ?? { messages: {} }]);

/** The language that is spoken, and the one that is being loaded: a page that opens meanwhile needs both. */
const languagesInUse = new Set<Language>();

/**
 * Loads the words of a language and speaks it from then on, in the page's `lang` as well. Rejects when some could not be
 * loaded: then the language stays as it was.
 */
export async function speak(language: Language): Promise<void> {
  const before = [...languagesInUse];
  languagesInUse.add(language);
  try {
    const loaded = await Promise.all([...inUse].map((load) => load(language)));
    for (const { messages } of loaded) i18n.load(language, messages);
  } catch (failure) {
    if (!before.includes(language)) languagesInUse.delete(language);
    throw failure;
  }
  for (const spokenBefore of before) languagesInUse.delete(spokenBefore);
  languagesInUse.add(language);
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Adds the words of a page, in the language that is spoken and in every one that will be. Rejects when there are none to be had. */
export async function addWords(load: LoadWords): Promise<void> {
  inUse.add(load);
  try {
    await Promise.all(
      [...languagesInUse].map(async (language) => i18n.load(language, (await load(language)).messages)),
    );
  } catch (failure) {
    inUse.delete(load);
    throw failure;
  }
}
