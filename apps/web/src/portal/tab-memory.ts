/**
 * One text that this tab remembers until it is closed, even after a reload. If storage is switched off, it remembers
 * nothing.
 */
export interface TabMemory {
  readonly remember: (text: string) => void;
  /** undefined if there is none. */
  readonly recall: () => string | undefined;
  readonly forget: () => void;
}

/** @param key the browser's key for it. */
export function tabMemory(key: string): TabMemory {
  return {
    remember: (text) => attempt(() => sessionStorage.setItem(key, text)),
    recall: () => attempt(() => sessionStorage.getItem(key)) ?? undefined,
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
