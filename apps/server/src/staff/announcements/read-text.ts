import { type AnnouncementText, type Language, MAX_ANNOUNCEMENT } from '@portico/contract';
import { ActError } from '../act-error.ts';

/**
 * The words of an announcement as they are shown. Those of an added language may be left out: its readers see the English ones then.
 *
 * @param added tags of the languages that are switched on beside those of the code.
 * @throws ActError where a language of the code has no words, where those of any are too long or not of one line, and for a language that is
 * not switched on.
 */
export function readText(typed: AnnouncementText, added: readonly Language[]): AnnouncementText {
  const { en, es, ...further } = writtenIn(typed);
  const off = Object.keys(further).find((tag) => !added.some((each) => each === tag));
  if (off !== undefined) {
    const on = added.length === 0 ? 'none is' : `those that are: ${added.join(', ')}`;
    throw new ActError(
      'announcementLanguageOff',
      `"${off}" is no language that the settings switch on (addedLanguages); ${on}. Nothing was changed.`,
    );
  }
  const shown = Object.entries(further).map(([tag, words]) => [tag, requireLine(tag, words)]);
  return { en: requireLine('en', en), es: requireLine('es', es), ...Object.fromEntries(shown) };
}

/** What is typed, without the added languages that nothing is typed in. */
export function writtenIn({ en, es, ...further }: AnnouncementText): AnnouncementText {
  const written = Object.entries(further).filter(([, words]) => words.trim() !== '');
  return { en, es, ...Object.fromEntries(written) };
}

/** The text of one language as it is shown. @throws ActError where it is empty, too long, or not of one line. */
function requireLine(language: string, input: string): string {
  const text = input.normalize('NFC').trim();
  const error =
    text === ''
      ? 'is missing'
      : text.length > MAX_ANNOUNCEMENT
        ? `may have ${MAX_ANNOUNCEMENT} characters, and has ${text.length}`
        : /\p{Cc}/u.test(text)
          ? 'must be one line of plain text'
          : undefined;
  if (error === undefined) return text;
  throw new ActError('announcementUnusable', `The text of the language "${language}" ${error}. Nothing was changed.`);
}
