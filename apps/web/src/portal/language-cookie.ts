import { type Language, languageOfTag } from '@portico/contract';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Stores the language for the server, so that the next page is in it at once. */
export function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
}

/** The language that was chosen, else the browser's own, if we have it: as the server reads it. */
export function languageOfBrowser(): Language | undefined {
  const chosen = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  return [...(chosen === undefined ? [] : [chosen]), ...navigator.languages].map(languageOfTag).find(Boolean);
}
