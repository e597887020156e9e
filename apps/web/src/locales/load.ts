import { i18n, type Messages } from '@lingui/core';
import type { Language, PortalSettings } from '@portico/contract';

/** Loads one catalogue in a language. */
export type LoadWords = (language: Language) => Promise<{ messages: Messages }>;

const words = import.meta.glob<{ messages: Messages }>('./*.po');

type Texts = Pick<PortalSettings, 'language' | 'texts'>;

/** The catalogues of the frame and the ui kit, and of every page that was opened. */
const inUse = new Set<LoadWords>([async (language) => (await words[`./${language}.po`]?.()) ?? { messages: {} }]);

/** The hospital's own texts in place of ours (settings: texts), by language. */
const ownTexts: Partial<Record<Language, Messages>> = {};

/** The current language, and the one that is being loaded: a page that opens meanwhile needs both. */
const languagesInUse = new Set<Language>();

/**
 * Loads the texts of a language and then switches to it, in the page's `lang` too. Rejects if a catalogue could not be
 * loaded: then the language does not change.
 *
 * @param settings with the hospital's own texts in this language; in another one they are not said now.
 */
export async function speak(language: Language, settings: Texts | Promise<Texts>): Promise<void> {
  const before = [...languagesInUse];
  languagesInUse.add(language);
  try {
    const [own, ...loaded] = await Promise.all([settings, ...[...inUse].map((load) => load(language))]);
    ownTexts[own.language] = own.texts as Messages;
    // What the hospital says itself stands last, so that it holds, also for a page that opened meanwhile.
    for (const messages of [...loaded.map((each) => each.messages), ownTexts[language]])
      i18n.load(language, messages ?? {});
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
    await Promise.all(
      [...languagesInUse].map(async (language) => {
        const { messages } = await load(language);
        i18n.load(language, { ...messages, ...ownTexts[language] });
      }),
    );
  } catch (failure) {
    inUse.delete(load);
    throw failure;
  }
}
