/** Words of which the answer is kept: some searches' worth, which take less than a megabyte. */
const MAX_REMEMBERED = 500;

/**
 * The same answers, of which those to the words that were asked for last are kept: what a misspelt word may mean is found by holding it
 * against all of ours, and one search asks for the same word up to a hundred times, of its parts, its choices and its story.
 *
 * @param find must depend on the word alone.
 * @param most words of which the answer is kept.
 */
export function onceByWord<Found>(find: (word: string) => Found, most = MAX_REMEMBERED): (word: string) => Found {
  /** In the order in which they were asked for last. */
  const remembered = new Map<string, { readonly found: Found }>();
  return (word) => {
    const answer = remembered.get(word) ?? { found: find(word) };
    remembered.delete(word);
    remembered.set(word, answer);
    const [longestAgo] = remembered.keys();
    if (remembered.size > most && longestAgo !== undefined) remembered.delete(longestAgo);
    return answer.found;
  };
}
