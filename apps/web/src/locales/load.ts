import { i18n, type Messages } from '@lingui/core';
import { type Language, type PortalSettings, sayOwnWords, type WrittenLanguage, writtenOf } from '@portico/contract';

/** Loads one catalogue in a language. */
export type LoadWords = (language: WrittenLanguage) => Promise<{ messages: Messages }>;

const words = import.meta.glob<{ messages: Messages }>('./*.po');

type Texts = Pick<PortalSettings, 'language' | 'texts' | 'titles' | 'added'>;

/** The catalogues of the frame and the ui kit, and of every page that was opened. */
const inUse = new Set<LoadWords>([async (language) => (await words[`./${language}.po`]?.()) ?? { messages: {} }]);

/** What is said in place of our texts: the hospital's own (settings: texts), or those of an added language. By language. */
const own: Partial<Record<Language, Texts | undefined>> = {};

/** The current language. */
let spoken: Language | undefined;

/**
 * Loads the texts of a language and then switches to it, in the page's `lang` too. Rejects if a catalogue could not be
 * loaded: then the language does not change. A page that opens meanwhile has its texts in both languages.
 *
 * @param settings with the hospital's own texts in this language; in another one they are not said now.
 */
export async function speak(language: Language, settings: Texts | Promise<Texts>): Promise<void> {
  const said = new Set<LoadWords>();
  let texts: Texts | undefined;
  for (let left = [...inUse]; left.length > 0; left = [...inUse].filter((load) => !said.has(load))) {
    const [arrived, ...loaded] = await Promise.all([settings, ...left.map((load) => load(writtenOf(language)))]);
    texts = arrived.language === language ? arrived : own[language];
    await Promise.all(loaded.map(({ messages }) => say(language, messages, texts)));
    for (const load of left) said.add(load);
  }
  own[language] = texts;
  spoken = language;
  sayOwnWords({ [language]: texts?.titles ?? {} });
  i18n.activate(language);
  // Where the server draws a page there is no document.
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/**
 * Adds the texts of a page, in the current language and in every language chosen later. Rejects if there are none. It does not wait for a
 * language that is being loaded: its settings may come by code that waits for this page's texts.
 */
export async function addWords(load: LoadWords): Promise<void> {
  inUse.add(load);
  try {
    const [language, texts] = [spoken, spoken && own[spoken]];
    if (language !== undefined) await say(language, (await load(writtenOf(language))).messages, texts);
  } catch (failure) {
    inUse.delete(load);
    throw failure;
  }
}

/** What the hospital says itself, or the added language, stands last, so that it holds, also for a page that opened meanwhile. */
async function say(language: Language, messages: Messages, texts: Texts | undefined): Promise<void> {
  // An added language has all of its texts from the server.
  if (!texts && writtenOf(language) !== language) throw new Error(language);
  const added =
    texts?.added && (await import('./added-texts.ts')).addedTexts(language, texts.added, texts.texts, messages);
  i18n.load(language, { ...messages, ...((await added) ?? (texts?.texts as Messages | undefined)) });
}
