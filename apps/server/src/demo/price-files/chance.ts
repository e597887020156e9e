/** Returns a number from 0 (included) to 1 (excluded) at each call. */
export type Chance = () => number;

/** FNV-1a: a text always gives the same 32 bits. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return bits >>> 0;
};

/**
 * A pseudo-random generator that is the same on every machine (mulberry32, seeded by a text). Each price has its own
 * seed, so that a code added to the lists changes no other figure.
 */
export const chanceOf = (seed: string): Chance => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
};

/** A random number between the two. */
export const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);
