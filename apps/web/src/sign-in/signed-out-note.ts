import { tabMemory } from '../portal/tab-memory.ts';

const memory = tabMemory('portico-signed-out');

/** Notes that a user has just signed out in this tab: the next page thanks them (spec §1). */
export function noteSignedOut(): void {
  memory.remember('yes');
}

/** Whether a user has just signed out; true only once. */
export function takeSignedOutNote(): boolean {
  const isNoted = memory.recall() !== undefined;
  memory.forget();
  return isNoted;
}
