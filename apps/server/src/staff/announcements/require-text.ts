import { MAX_ANNOUNCEMENT } from '@portico/contract';
import { ActError } from '../act-error.ts';

/** The text of one language as it is shown. @throws ActError where it is empty, too long, or not of one line. */
export function requireText(language: string, input: string): string {
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
