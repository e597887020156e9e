import type { IdentityProvider } from '../platform/settings/identity-providers.ts';
import type { Identity } from '../ports/identity-providers.ts';

/** What an identity provider has told of the person at a browser. */
export interface Told {
  readonly provider: IdentityProvider;
  readonly identity: Identity;
  /** By which the account is found that this one is linked to. */
  readonly subject: Uint8Array;
}
