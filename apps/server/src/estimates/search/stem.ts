/** From this length on, a last vowel tells no more than gender or number. */
export const ENDING_LENGTH = 6;

/** A word whose last vowel tells it from another: a man is no shoulder ("hombro"). */
const asItStands = 'hombre';

/**
 * What words of one meaning share in English and Spanish: "knees" and "knee", "biopsies" and "biopsy", "vacunas" and "vaccine"'s
 * Spanish cousin "vacuna", "izquierdo" and "izquierda", "dolores" and "dolor". One rule for both, since people mix them.
 *
 * @param word as `wordsOf` makes it.
 */
export function stem(word: string): string {
  const singular = singularOf(word);
  return singular.length >= ENDING_LENGTH && singular !== asItStands ? singular.replace(/[aeo]$/, '') : singular;
}

function singularOf(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
