import type { Portal } from '../support/portal.ts';
import { newClient, type Client, type Encoding } from './client.ts';
import { demonstrationOf, type Demonstration } from './demonstration.ts';

/** What the walks of a client share. */
export interface Walks {
  readonly portal: () => Portal;
  readonly encoding: Encoding;
  readonly client: () => Client;
  readonly demonstration: () => Demonstration;
}

export function walksOf(portal: () => Portal, encoding: Encoding): Walks {
  return {
    portal,
    encoding,
    client: () => newClient(portal().url, encoding),
    demonstration: () => demonstrationOf(portal().url),
  };
}

/** Of everybody in the demonstration (docs/demo.md). */
export const demoPassword = 'Alder-Bay-2026';
export const newPassword = 'kelp7 harbor';

/** The calls of §7 by their bases. */
export const login = '/Private/Ajax/V1/MyHealthLogin';
export const enrollment = '/Private/Ajax/V1/enrollment';
export const publicBase = '/orion/public/ajax/v1';

/** How an account is chosen, in the spelling of the pages of a text message or in the other one (§3). */
export function credentials(username: string, spelling: 'mobile' | 'desktop', more: object = {}) {
  const names =
    spelling === 'mobile'
      ? { username, reenteredUsername: username, reenteredPassword: newPassword }
      : { userId: username, userIdVerification: username, passwordVerification: newPassword };
  const question = { securityQuestion: 'first-pet', securityAnswer: 'A cat named Otter' };
  return { ...names, password: newPassword, ...question, ...more };
}

/** A refusal, as `meta` has it (§7: "Responses carry meta.code, meta.errorCode, meta.errorMessage"). */
export function refusal(code: number, errorCode: number, errorMessage?: string): object {
  return { meta: { code, errorCode, ...(errorMessage === undefined ? {} : { errorMessage }) } };
}
