import { tabMemory } from './tab-memory.ts';

/** What was typed into forms of the signed-in app. It outlives a session that runs out, for the same person to find again. */
export const draftsMemory = tabMemory('portico-drafts');

/** What was typed to be found by, in recovering a password or a username. */
export const identityMemory = tabMemory('portico-recovery');

/** As somebody signs in: whoever it is, they have been found. */
export function forgetIdentity(): void {
  identityMemory.forget();
}

/** As somebody signs out: the next person at this tab finds nothing of theirs. */
export function forgetPerson(): void {
  identityMemory.forget();
  draftsMemory.forget();
}
