import { goodFaithMemory } from '../portal/personal-memory.ts';

/** Who bills by a good-faith estimate. */
export interface EstimatedProvider {
  /** Null for somebody whose name is not known yet. */
  readonly name: string | null;
  /** What is expected of them, in cents; null where it is not known. */
  readonly totalCents: number | null;
}

/** Notes who bills by a good-faith estimate, for the page that compares a later bill. Nothing of the patient is in it. */
export function noteProviders(providers: readonly EstimatedProvider[]): void {
  goodFaithMemory.remember(JSON.stringify(providers));
}

/** Who bills by the last good-faith estimate of this tab; empty without one. */
export function notedProviders(): readonly EstimatedProvider[] {
  const text = goodFaithMemory.recall();
  return text === undefined ? [] : (JSON.parse(text) as EstimatedProvider[]);
}
