import type { NewLogin } from '../account-forms/login-fields.tsx';
import type { RefusedLogin } from '../account-forms/refused.ts';

/** The input of the first step of credentials (spec §4: "stores them"), and what the server found wrong with it. */
export interface KeptLogin {
  readonly typed: NewLogin;
  readonly refused: RefusedLogin | null;
}

/** Lives as long as the page's scripts: the password is not stored in the browser. */
let kept: KeptLogin | undefined;

export function keepLogin(login: KeptLogin): void {
  kept = login;
}

export function recallLogin(): KeptLogin | undefined {
  return kept;
}

export function forgetLogin(): void {
  kept = undefined;
}
