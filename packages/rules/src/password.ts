import { readEmail } from './email.ts';

/** What can be wrong with a password, in the order in which it is shown (spec §5; from `invalid` on, ours). */
export const passwordFaults = [
  'characters',
  'length',
  'letter',
  'digit',
  'email',
  /** Has a control character, or half a surrogate pair: no keyboard types it. */
  'invalid',
  /** Contains the person's own name, birth date, year of birth or username. */
  'personal',
  /** Contains the name of the hospital or of one of its sites (password-words.ts). */
  'hospital',
  /** Contains this year or one beside it. */
  'year',
  /** Is on a list of leaked or frequent passwords. */
  'common',
  /** Is the current password. */
  'same',
] as const;

export type PasswordError = (typeof passwordFaults)[number];

/** The length of a password in characters (spec §5, §9). */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/**
 * A password in the form in which it is validated and hashed: NFKC, so that different keyboards give the same password.
 */
export function normalizePassword(input: string): string {
  return input.normalize('NFKC');
}

/**
 * Validates a password by spec §5: 8 to 20 characters, at least one letter and one digit of any alphabet, none of & < >
 * ' ", and not formatted as an e-mail. Nothing is cut or trimmed. Empty when nothing is wrong.
 */
export function checkPassword(input: string): PasswordError[] {
  const password = normalizePassword(input);
  const { length } = Array.from(password);
  const isInvalid: Partial<Record<PasswordError, boolean>> = {
    characters: /[&<>'"]/.test(password),
    length: length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max,
    letter: !/\p{L}/u.test(password),
    digit: !/\p{Nd}/u.test(password),
    email: readEmail(password) !== null,
    invalid: /[\p{Cc}\p{Cs}]/u.test(password),
  };
  return passwordFaults.filter((error) => isInvalid[error] === true);
}
