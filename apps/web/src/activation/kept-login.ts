import type { NewLogin } from '../account-forms/login-fields.tsx';
import type { RefusedLogin } from '../account-forms/refused.ts';

/** What the first step of credentials collected (spec §4: "stores them"), and what the server then found wrong with it. */
export interface KeptLogin {
  readonly typed: NewLogin;
  readonly refused: RefusedLogin | null;
}

/** As long as the page's scripts live: a password is nowhere stored. */
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
