import type { NewLogin } from '../account-forms/login-fields.tsx';
import type { RefusedLogin } from '../account-forms/refused-login.ts';

/** The input of the first step of credentials (spec §4: "stores them"), and what the server found wrong with it. */
export interface SavedLogin {
  readonly typed: NewLogin;
  readonly refused: RefusedLogin | null;
}

/** Lives as long as the page's scripts: the password is not stored in the browser. */
let saved: SavedLogin | undefined;

export function saveLogin(login: SavedLogin): void {
  saved = login;
}

export function recallLogin(): SavedLogin | undefined {
  return saved;
}

export function forgetLogin(): void {
  saved = undefined;
}
