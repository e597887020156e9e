import type { HeldScope } from '@portico/contract';

/** What an access allows, on one line. */
export function scopesText(scopes: readonly HeldScope[]): string {
  return scopes.length === 0 ? 'nothing (a teenager’s privacy)' : scopes.join(' + ');
}
