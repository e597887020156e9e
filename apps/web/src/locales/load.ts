import { i18n, type Messages } from '@lingui/core';
import { type Language, type PortalSettings, sayOwnWords, type WrittenLanguage, writtenOf } from '@portico/contract';

/** Loads one catalogue in a language. */
export type LoadWords = (language: WrittenLanguage) => Promise<{ messages: Messages }>;

const words = import.meta.glob<{ messages: Messages }>('./*.po');

type Texts = Pick<PortalSettings, 'language' | 'texts' | 'titles' | 'added'>;

/** The catalogues of the frame and the ui kit, and of every page that was opened. */
const inUse = new Set<LoadWords>([async (language) => (await words[`./${language}.po`]?.()) ?? { messages: {} }]);

/**
 * The hospital's own texts in place of ours (settings: texts), or those of an added language, by language. A page that opens while they are on
 * their way waits for them.
 */
const own: Record<string, Promise<Texts | undefined> | undefined> = {};

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
  const earlier = own[language];
  languagesInUse.add(language);
  own[language] = Promise.resolve(settings).then((texts) => (texts.language === language ? texts : earlier));
  try {
    const loaded = await Promise.all([...inUse].map((load) => load(writtenOf(language))));
    await Promise.all(loaded.map(({ messages }) => say(language, messages)));
  } catch (failure) {
    if (!before.includes(language)) languagesInUse.delete(language);
    own[language] = earlier;
    throw failure;
  }
  for (const spokenBefore of before) languagesInUse.delete(spokenBefore);
  languagesInUse.add(language);
  sayOwnWords({ [language]: (await own[language])?.titles ?? {} });
  i18n.activate(language);
  // Where the server draws a page there is no document.
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/** Adds the texts of a page, in the current language and in every language chosen later. Rejects if there are none. */
export async function addWords(load: LoadWords): Promise<void> {
  inUse.add(load);
  try {
    await Promise.all(
      [...languagesInUse].map(async (language) => say(language, (await load(writtenOf(language))).messages)),
    );
  } catch (failure) {
    inUse.delete(load);
    throw failure;
  }
}

/** What the hospital says itself, or the added language, stands last, so that it holds, also for a page that opened meanwhile. */
async function say(language: Language, messages: Messages): Promise<void> {
  const texts = await own[language];
  // An added language has all of its texts from the server.
  if (!texts && writtenOf(language) !== language) throw new Error(language);
  const added =
    texts?.added && (await import('./added-texts.ts')).addedTexts(language, texts.added, texts.texts, messages);
  i18n.load(language, { ...messages, ...((await added) ?? (texts?.texts as Messages | undefined)) });
}
