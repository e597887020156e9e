/** A stem shorter than this could be of any word. */
const SHORTEST_BASE = 3;

/** An ending, and with what the word ends without it: "quitarme" and "quitar", "bolita" and "bola". */
type Ending = readonly [ending: RegExp, instead: readonly string[]];

const endings: readonly Ending[] = [
  // Spanish: pronouns at a verb, small things, what was done and is being done.
  [/(?<=[aei]r)(?:me|te|se|nos)?(?:lo|la|le)?s?$/, ['']],
  [/(?:e?c)?it[oa]s?$/, ['', 'o', 'a', 'e', 'z', 'za', 'zo']],
  [/(?:ad[oa]s?|ando|aron|aran|aste)$/, ['ar', 'a', 'o']],
  [/(?:id[oa]s?|iendo|ieron)$/, ['er', 'ir']],
  // English: what was done, and is being done.
  [/ing$/, ['', 'e']],
  [/ed$/, ['', 'e']],
];

/**
 * The words of which an unknown one may be a form, the nearest first. Words of an English name ("running") and of a Spanish one
 * ("operarme", "manchitas") are told apart by nothing: what is known decides.
 *
 * @param word as `wordsOf` makes it.
 */
export function basesOf(word: string): string[] {
  return endings.flatMap(([ending, instead]) => {
    const base = word.replace(ending, '');
    if (base === word || base.length < SHORTEST_BASE) return [];
    const single = base.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
    return [...instead.map((end) => base + end), ...(single === base ? [] : [single])];
  });
}
