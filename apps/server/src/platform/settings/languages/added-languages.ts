import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type AddedLanguage, languageOfTag, type OwnWords } from '@portico/contract';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { issueTexts, readJsonFile } from '../json-file.ts';
import { SettingsError } from '../settings-error.ts';
import { checkScreens } from '../texts/check-screens.ts';
import { readFirstPageTexts, readScreenTexts, type ScreenTexts } from '../texts/screen-texts.ts';
import { text } from '../words.ts';

/** Where the languages stand that come with the portal, each in a folder of its tag's name. */
export const shippedLanguages = resolve(import.meta.dirname, '../../../languages');

const tag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'must be a tag of a language, as vi or zh-Hans')
  .refine((code) => languageOfTag(code) === undefined, 'is a language of the portal already');

/** The field of the settings file: languages that come with the portal by their tags, others by a folder beside the file. */
export const addedLanguageNames = z.array(text).default([]);

/** `language.json` of a language's folder: what is said of the language. */
const languageFile = z.strictObject({
  tag,
  /** In the language itself. */
  name: text,
  direction: z.enum(['ltr', 'rtl']),
  /** Who has gone over every text, and when; null: nobody, and every page says so. */
  review: z.strictObject({ by: text, on: z.iso.date() }).nullable(),
  /** In the language: that nobody has reviewed it; that it could not be loaded; to try that again. */
  notReviewed: text,
  failed: text,
  tryAgain: text,
});

/** `screens.json`: texts of the web app by our English ones. */
const screensFile = z.record(z.string(), text);

/** `server.json`: texts of mails, letters and documents by their place in the messages, and texts of tables by our English ones. */
const serverFile = z.strictObject({ messages: z.record(z.string(), text), words: z.record(z.string(), text) });

type LanguageFile = Omit<z.infer<typeof languageFile>, 'tag'>;

/** A language that is data (decision 219), as its three files have it. */
export interface LanguageFiles extends LanguageFile {
  readonly tag: AddedLanguage;
  /** Where the files are. */
  readonly folder: string;
  /** Of screens, by our English text. */
  readonly written: Readonly<Record<string, string>>;
  /** Of mails, letters and documents, by the place in the messages. */
  readonly messages: Readonly<Record<string, string>>;
  /** Of tables, as of services and states, by our English text. */
  readonly words: OwnWords;
}

/** A language whose texts can be said. */
export interface AddedLanguageTexts extends LanguageFiles {
  /** Texts of screens, compiled as the web app takes them, by the id of the text: those that the web app has today. */
  readonly screens: Readonly<Record<string, unknown>>;
  /** Those of the first page alone. */
  readonly firstScreens: Readonly<Record<string, unknown>>;
}

/**
 * Reads the languages that a hospital has switched on. A text that the portal does not have any more is left out, and one that lacks what is
 * filled in is an error.
 *
 * @param beside the path of a file beside the settings file.
 * @param errors what is wrong with them is added.
 */
export async function readAddedLanguages(
  names: readonly string[],
  beside: (path: string) => string,
  errors: string[],
): Promise<AddedLanguageTexts[]> {
  const read: AddedLanguageTexts[] = [];
  const known = names.length === 0 ? null : await readScreenTexts();
  for (const name of names) {
    const folder = name.includes('/') ? beside(name) : join(shippedLanguages, name);
    if (!existsSync(join(folder, 'language.json'))) {
      errors.push(
        `addedLanguages: there is no ${join(folder, 'language.json')}. Write a tag of a language that comes with the portal, as vi, or a folder beside this file, as ./languages/ko.`,
      );
      continue;
    }
    try {
      read.push(await readLanguage(folder, known, errors));
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      errors.push(...error.errors);
    }
  }
  const twice = read.find((each, at) => read.findIndex((one) => one.tag === each.tag) !== at);
  if (twice !== undefined) errors.push(`addedLanguages: ${twice.tag} stands there twice. Take one out.`);
  return read;
}

/**
 * Reads one language from its folder.
 *
 * @param known the texts of the web app; null where it is not built: then none of a screen is taken.
 * @throws SettingsError where a file is missing or does not have its form.
 */
export async function readLanguage(
  folder: string,
  known: ScreenTexts | null,
  errors: string[],
): Promise<AddedLanguageTexts> {
  const files = await readLanguageFiles(folder);
  const said = Object.entries(files.written).filter(([english]) => known !== null && Object.hasOwn(known, english));
  const screens = checkScreens(join(folder, 'screens.json'), Object.fromEntries(said), errors, known);
  const first = ((await readFirstPageTexts()) ?? []).map((english) => generateMessageId(english));
  const firstScreens = Object.fromEntries(first.flatMap((id) => (id in screens ? [[id, screens[id]]] : [])));
  return { ...files, screens, firstScreens };
}

/**
 * Reads the files of a language, without comparing its texts with those of the portal.
 *
 * @throws SettingsError where one is missing or does not have its form.
 */
export async function readLanguageFiles(folder: string): Promise<LanguageFiles> {
  const [language, written, server] = await Promise.all([
    readOne(folder, 'language.json', languageFile),
    readOne(folder, 'screens.json', screensFile),
    readOne(folder, 'server.json', serverFile),
  ]);
  return { ...language, tag: language.tag as AddedLanguage, folder, written, ...server };
}

async function readOne<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const file = join(folder, name);
  const parsed = schema.safeParse(
    await readJsonFile(file, 'A language has language.json, screens.json and server.json.'),
  );
  if (!parsed.success) throw new SettingsError(issueTexts(file, parsed.error.issues));
  return parsed.data;
}
