import { languages, type OwnWords, type WrittenLanguage } from '@portico/contract';
import * as z from 'zod';
import { issueTexts, readJsonFile } from '../json-file.ts';
import { SettingsError } from '../settings-error.ts';
import { text } from '../words.ts';
import { checkScreens } from './check-screens.ts';
import { readScreenTexts } from './screen-texts.ts';

/** The field of the settings file: the file of each language, beside it. */
export const textsFiles = z.strictObject({ en: text.optional(), es: text.optional() } satisfies Record<
  WrittenLanguage,
  unknown
>);

/** A hospital's own words in one language, in place of ours. */
interface OwnTexts {
  /** Of screens, by our English text, as the file has them. */
  readonly written: Readonly<Record<string, string>>;
  /** The same, compiled as the web app takes them, by the id of the text. */
  readonly screens: Readonly<Record<string, unknown>>;
  /** Of mails, letters and documents, by the place in the messages, as `mail.subject`. */
  readonly messages: Readonly<Record<string, string>>;
  /** Of tables, as titles of pages and names of services, by our English text. */
  readonly words: OwnWords;
}

/** The whole settings' own texts. A language without a file has ours. */
export type OwnTextsByLanguage = Readonly<Partial<Record<WrittenLanguage, OwnTexts>>>;

const file = z.strictObject({
  /** Each English text of a screen with the words to show in its place. */
  screens: z.record(z.string(), text).default({}),
  messages: z.record(z.string(), text).default({}),
  /** Each English text of a table, as the title of a page or the name of a service, with the words to show in its place. */
  words: z.record(z.string(), text).default({}),
});

/**
 * Reads the files, and checks the texts of screens against those of the built web app.
 *
 * @param beside the path of a file beside the settings file.
 * @param errors what is wrong with them is added.
 */
export async function readTextsFiles(
  names: z.infer<typeof textsFiles>,
  beside: (path: string) => string,
  errors: string[],
): Promise<OwnTextsByLanguage> {
  const read: Partial<Record<WrittenLanguage, OwnTexts>> = {};
  for (const language of languages) {
    const name = names[language];
    if (name === undefined) continue;
    try {
      const parsed = file.safeParse(await readJsonFile(beside(name), 'Write it, or take it out of texts.'));
      if (!parsed.success) throw new SettingsError(issueTexts(name, parsed.error.issues));
      const { screens, messages, words } = parsed.data;
      const compiled = checkScreens(name, screens, errors, await readScreenTexts());
      read[language] = { written: screens, screens: compiled, messages, words };
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      errors.push(...error.errors);
    }
  }
  return read;
}
