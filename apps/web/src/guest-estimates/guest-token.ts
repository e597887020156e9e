/** Where this tab keeps the last token, for a page whose address has none. */
const KEY = 'portico-guest-token';

/** Remembers the token that accepting the terms earned, until the tab is closed. */
export function rememberGuestToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is switched off: the token still stands in the address.
  }
}

/** The token that this tab remembers; undefined for none. */
export function recallGuestToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Starting over begins with the terms again. */
export function forgetGuestToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
