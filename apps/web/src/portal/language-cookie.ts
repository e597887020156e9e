import type { Language } from '@portico/contract';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Stores the language for the server, so that the next page is in it at once. */
export function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
}
