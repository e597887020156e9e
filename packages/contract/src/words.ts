/**
 * The languages whose texts stand in the code, by ISO 639 code. For a new one, the compiler names each table of texts that lacks it. A
 * language can also be added as data, without code (docs/decisions/0219).
 */
export const languages = ['en', 'es'] as const;

export type WrittenLanguage = (typeof languages)[number];

declare const addedAsData: unique symbol;

/** A language whose texts are data, by its BCP 47 tag: `vi`, `zh-Hans`. */
export type AddedLanguage = string & { readonly [addedAsData]: true };

/** The languages of every screen, mail and printed sheet. */
export type Language = WrittenLanguage | AddedLanguage;

/** Texts are written in this language first. It is shown to visitors who ask for no language of the portal. */
export const defaultLanguage: WrittenLanguage = 'en';

/** The language of the code that is called so: `es`. */
export function findWritten(code: string | undefined): WrittenLanguage | undefined {
  return languages.find((language) => language === code);
}

/** The language of the code that a language tag belongs to (BCP 47): `es` for `es-MX`. */
export function languageOfTag(tag: string): WrittenLanguage | undefined {
  const [code] = tag.toLowerCase().split('-');
  return findWritten(code);
}

/** One text in every language of the code. Spanish is written by meaning, in the *usted* form. */
export type Words = Readonly<Record<WrittenLanguage, string>>;

/** Of a language, by our English text: what is said in place of our text. */
export type OwnWords = Readonly<Record<string, string>>;

let own: Readonly<Record<string, OwnWords>> = {};

/** Has this process, or this page, say texts of tables as an added language or the hospital itself has them, by languages. */
export function sayOwnWords(words: Readonly<Record<string, OwnWords>>): void {
  own = words;
}

/** A text of a table in a language: as the language's file or the hospital has it, else ours; in English where there is none. */
export function textOf(words: Words, language: Language): string;
export function textOf(words: Words | undefined, language: Language): string | undefined;
export function textOf(words: Words | undefined, language: Language): string | undefined {
  return words && (own[language]?.[words.en] ?? entryOf(words, language));
}

/** What a table has for a language; for one that is added as data, what it has for English. */
export function entryOf<Entry>(table: Readonly<Record<WrittenLanguage, Entry>>, language: Language): Entry {
  return (table as Readonly<Partial<Record<string, Entry>>>)[language] ?? table.en;
}

/**
 * The language of the code in which a text is found that a language does not have: itself, or English.
 *
 * @param language its tag.
 */
export function writtenOf(language: string): WrittenLanguage {
  return findWritten(language) ?? defaultLanguage;
}
