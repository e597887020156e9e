/** Texts of one file of which nothing has to be said. */
export interface KnownTexts {
  /** The text as it was added, so that each stands in memory once; undefined for one that is not known. */
  find(text: string): string | undefined;
  /** Remembers a text, and returns it. */
  add(text: string): string;
}

/** Real files repeat some hundreds: payers, plans, algorithms. */
const MAX_TEXTS = 4096;

/** A longer one is hardly repeated. */
const MAX_LENGTH = 250;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Remembers texts that were looked at and found without fault, since a file repeats a few hundred of them a hundred thousand times.
 * When there are too many, all are forgotten.
 */
export function createKnownTexts(): KnownTexts {
  const known = new Map<string, string>();
  return {
    find: (text) => known.get(text),
    add(text) {
      if (text.length > MAX_LENGTH) return text;
      if (known.size === MAX_TEXTS) known.clear();
      // A part of a text may hold the whole of it in memory: a copy does not.
      const copy = decoder.decode(encoder.encode(text));
      if (copy !== text) return text;
      known.set(copy, copy);
      return copy;
    },
  };
}
