import { hintsOf, meaningsOf, narrowerOf } from './lexicon.ts';
import { ANYWHERE, placeMeanings } from './places.ts';

/** Words or meanings that a service must all have to fit, and how well it fits then, from 0 to 1. */
export interface Alternative {
  readonly units: readonly string[];
  readonly weight: number;
}

/** How much the parts of a meaning of several words count, a narrower meaning, what a weak word points to, and care of any place. */
export const weights = { parts: 0.9, narrower: 0.6, hint: 0.5, begun: 0.85, misspelt: 0.75, anywhere: 0.2 } as const;

/** What words fit: themselves, what they mean, and what that leads to. */
export function alternativesOf(stems: readonly string[], meanings: readonly string[]): Alternative[] {
  const named = meanings.filter((meaning): meaning is `#${string}` => meaning.startsWith('#'));
  return [
    { units: stems, weight: stems.length > 1 ? weights.parts : 1 },
    ...named.map((meaning) => ({ units: [meaning], weight: 1 })),
    ...named.flatMap(narrowerOf).map((meaning) => ({ units: [meaning], weight: weights.narrower })),
    ...named.flatMap(hintsOf).map((meaning) => ({ units: [meaning], weight: weights.hint })),
    ...(named.some((meaning) => placeMeanings.has(meaning)) ? [{ units: [ANYWHERE], weight: weights.anywhere }] : []),
  ];
}

/** What words fit of which any may be meant, each once, with its greatest weight. */
export function ofCandidates(candidates: readonly string[], weight: number): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const { units, weight: own } of candidates.flatMap((each) => alternativesOf([each], meaningsOf([each])))) {
    const key = units.join(' ');
    if ((best.get(key)?.weight ?? 0) < own * weight) best.set(key, { units, weight: own * weight });
  }
  return [...best.values()];
}
