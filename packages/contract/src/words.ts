/** The languages that every screen, mail and printed sheet speaks. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** One text in every language. Spanish is written by meaning, in the *usted* form. */
export type Words = Readonly<Record<Language, string>>;
