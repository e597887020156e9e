import type { Language } from '@portico/contract';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Remembers the language where the server reads it, so that the next page comes in it at once. */
export function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
}
