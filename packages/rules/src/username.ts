/** The maximum length of an e-mail address: a username often is one (spec §8). */
const LONGEST_USERNAME = 254;

/**
 * Reads a username: 1 to 254 characters of one line. Spaces around it are dropped; capitals stay, but do not make it
 * another username. Returns null when it is not valid.
 */
export function readUsername(typed: string): string | null {
  const username = typed.normalize('NFKC').trim();
  const { length } = Array.from(username);
  return length >= 1 && length <= LONGEST_USERNAME && !/[\p{Cc}\p{Cs}]/u.test(username) ? username : null;
}
