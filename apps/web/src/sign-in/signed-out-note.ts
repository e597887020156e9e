import { tabMemory } from '../portal/tab-memory.ts';

const memory = tabMemory('portico-signed-out');

/** That somebody has just signed out in this tab: the page that opens next thanks them (spec §1). */
export function noteSignedOut(): void {
  memory.remember('yes');
}

/** Whether somebody has; true once. */
export function takeSignedOutNote(): boolean {
  const isNoted = memory.recall() !== undefined;
  memory.forget();
  return isNoted;
}
