/**
 * The languages of every screen, mail and printed sheet, by ISO 639 code. For a new language, the compiler names each table of texts
 * that lacks it (CONTRIBUTING.md, 'Adding a language').
 */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Texts are written in this language first. It is shown to visitors who ask for no language of the table. */
export const defaultLanguage: Language = 'en';

/** The language of the table that a language tag belongs to (BCP 47): `es` for `es-MX`. */
export function languageOfTag(tag: string): Language | undefined {
  const [code] = tag.toLowerCase().split('-');
  return languages.find((language) => language === code);
}

/** One text in every language. Spanish is written by meaning, in the *usted* form. */
export type Words = Readonly<Record<Language, string>>;
