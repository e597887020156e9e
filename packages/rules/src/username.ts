/** The maximum length of an e-mail address: a username often is one (spec §8). */
const MAX_USERNAME_LENGTH = 254;

/**
 * Reads a username: 1 to 254 characters of one line. Spaces around it are dropped; capitals stay, but do not make it
 * another username. Returns null when it is not valid.
 */
export function readUsername(input: string): string | null {
  const username = input.normalize('NFKC').trim();
  const { length } = Array.from(username);
  return length >= 1 && length <= MAX_USERNAME_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(username) ? username : null;
}
