import { i18n, type Messages } from '@lingui/core';
import type { Language, PortalSettings } from '@portico/contract';

/** Loads one catalogue in a language. */
export type LoadWords = (language: Language) => Promise<{ messages: Messages }>;

const words = import.meta.glob<{ messages: Messages }>('./*.po');

/** The catalogues of the frame and the ui kit, and of every page that was opened. */
const inUse = new Set<LoadWords>([async (language) => (await words[`./${language}.po`]?.()) ?? { messages: {} }]);

/** The hospital's own texts in place of ours (settings: texts), by language. */
const ownTexts = new Map<Language, Messages>();

/** The current language, and the one that is being loaded: a page that opens meanwhile needs both. */
const languagesInUse = new Set<Language>();

/**
 * Loads the texts of a language and then switches to it, in the page's `lang` too. Rejects if a catalogue could not be
 * loaded: then the language does not change.
 *
 * @param own the hospital's own texts in this language.
 */
export async function speak(
  language: Language,
  own: PortalSettings['texts'] | Promise<PortalSettings['texts']>,
): Promise<void> {
  const before = [...languagesInUse];
  languagesInUse.add(language);
  try {
    const [texts, ...loaded] = await Promise.all([own, ...[...inUse].map((load) => load(language))]);
    ownTexts.set(language, texts as Messages);
    for (const { messages } of loaded) addTo(language, messages);
  } catch (failure) {
    if (!before.includes(language)) languagesInUse.delete(language);
    throw failure;
  }
  for (const spokenBefore of before) languagesInUse.delete(spokenBefore);
  languagesInUse.add(language);
  i18n.activate(language);
  // Where the server draws a page there is no document.
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/** Adds the texts of a page, in the current language and in every language chosen later. Rejects if there are none. */
export async function addWords(load: LoadWords): Promise<void> {
  inUse.add(load);
  try {
    await Promise.all([...languagesInUse].map(async (language) => addTo(language, (await load(language)).messages)));
  } catch (failure) {
    inUse.delete(load);
    throw failure;
  }
}

/** What the hospital says itself stands last, so that it holds. */
function addTo(language: Language, messages: Messages): void {
  i18n.load(language, { ...messages, ...ownTexts.get(language) });
}
