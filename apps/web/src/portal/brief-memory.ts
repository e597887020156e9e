import type { TabMemory } from './tab-memory.ts';

/** A value that this tab remembers for a limited time. */
export interface BriefMemory<T> {
  /** @param now milliseconds since 1970; the time starts again here. */
  readonly remember: (value: T, now: number) => void;
  /** undefined if there is none; a value that is too old is deleted. */
  readonly recall: (now: number) => T | undefined;
  readonly forget: () => void;
}

/** @param lifetime in milliseconds. */
export function briefMemory<T>(memory: TabMemory, lifetime: number): BriefMemory<T> {
  return {
    remember: (value, now) => memory.remember(JSON.stringify({ at: now, value })),
    recall: (now) => {
      const text = memory.recall();
      if (text === undefined) return undefined;
      const saved = JSON.parse(text) as { at: number; value: T };
      if (now - saved.at < lifetime) return saved.value;
      memory.forget();
      return undefined;
    },
    forget: memory.forget,
  };
}
