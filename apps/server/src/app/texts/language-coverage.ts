import { defaultLanguage } from '@portico/contract';
import { ourTemplatesOf } from '../../documents/messages/messages-of.ts';
import type { AddedLanguageTexts } from '../../platform/settings/languages/added-languages.ts';
import type { ScreenTexts } from '../../platform/settings/texts/screen-texts.ts';
import { tableWords } from './table-words.ts';

/** What a language has of the portal's texts. */
export interface Coverage {
  /** How many there are. */
  readonly of: { readonly screens: number; readonly messages: number; readonly words: number };
  /** The English of those that it lacks, by what its files name them. */
  readonly missing: Readonly<Record<'screens' | 'messages' | 'words', Readonly<Record<string, string>>>>;
  /** What its files name that the portal does not say any more. */
  readonly stale: readonly string[];
}

/** Compares a language with the texts that there are: those of the built web app, of the messages and of the tables. */
export function languageCoverage(
  { written, messages, words }: Pick<AddedLanguageTexts, 'written' | 'messages' | 'words'>,
  screens: ScreenTexts,
): Coverage {
  const ours = {
    screens: Object.fromEntries(Object.keys(screens).map((english) => [english, english])),
    messages: ourTemplatesOf(defaultLanguage),
    words: Object.fromEntries(tableWords().map(({ en }) => [en, en])),
  };
  const theirs = { screens: written, messages, words };
  const lacks = (kind: keyof typeof ours) =>
    Object.fromEntries(Object.entries(ours[kind]).filter(([name]) => !Object.hasOwn(theirs[kind], name)));
  const stale = (['screens', 'messages', 'words'] as const).flatMap((kind) =>
    Object.keys(theirs[kind]).filter((name) => !Object.hasOwn(ours[kind], name)),
  );
  return {
    of: {
      screens: Object.keys(ours.screens).length,
      messages: Object.keys(ours.messages).length,
      words: Object.keys(ours.words).length,
    },
    missing: { screens: lacks('screens'), messages: lacks('messages'), words: lacks('words') },
    stale,
  };
}
