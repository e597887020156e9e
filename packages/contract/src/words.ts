/**
 * The table of languages, by ISO 639 code: every screen, mail and printed sheet is written in each of them. A row that is
 * added here is asked for by the compiler wherever texts stand (CONTRIBUTING.md, 'Adding a language').
 */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Texts are written in it first, and a visitor reads it who asks for none of the table. */
export const defaultLanguage: Language = 'en';

/** The language of the table that a language tag belongs to (BCP 47): `es` for `es-MX`. */
export function languageOfTag(tag: string): Language | undefined {
  const [code] = tag.toLowerCase().split('-');
  return languages.find((language) => language === code);
}

/** One text in every language. Spanish is written by meaning, in the *usted* form. */
export type Words = Readonly<Record<Language, string>>;
