/**
 * The text of a masked field (spec §5: "strips non-alphanumerics, upper-cases and inserts a delimiter every N
 * characters"). Delimiters are between groups only, so that the last one can be deleted; nothing is cut. Masking the
 * result again changes nothing.
 *
 * @param size characters of a group.
 */
export function maskInput(input: string, size: number, delimiter: string): string {
  const characters = input
    .normalize('NFKC')
    .replace(/[^A-Za-z\d]/g, '')
    .toUpperCase();
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, group) =>
    characters.slice(group * size, (group + 1) * size),
  ).join(delimiter);
}
