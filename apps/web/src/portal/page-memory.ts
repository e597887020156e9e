import type { TabMemory } from './tab-memory.ts';

/** One text that is remembered as long as the page's scripts run. The browser stores nothing: a reload deletes it. */
export function pageMemory(): TabMemory {
  let kept: string | undefined;
  return {
    remember: (text) => {
      kept = text;
    },
    recall: () => kept,
    forget: () => {
      kept = undefined;
    },
  };
}
