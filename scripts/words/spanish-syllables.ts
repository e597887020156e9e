/** Syllables of a Spanish word: strong vowels are said apart, weak ones together with a neighbour unless an accent parts them. */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replaceAll(/qu(?=[eiéí])|gu(?=[eiéí])/g, (pair) => pair.charAt(0))
    .replaceAll('ü', 'u')
    .replaceAll(/y\b/g, 'i');
  const groups = letters.match(/[aeiouáéíóú]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + nucleiOf(group), 0),
  );
}

function nucleiOf(group: string): number {
  const strong = group.match(/[aeoáéóíú]/g)?.length ?? 0;
  return Math.max(1, strong);
}
