import { readEmail } from './email.ts';

/** What can be wrong with a password, in the order in which it is told (spec §5; the last four are ours). */
export const passwordFaults = [
  'characters',
  'length',
  'letter',
  'digit',
  'email',
  /** Holds a control character, or half a character: no keyboard types it. */
  'invalid',
  /** Stands on lists of passwords that were leaked or are used by many. */
  'common',
  /** Holds the person's own name, birth date or username. */
  'personal',
  /** Is the one in use. */
  'same',
] as const;

export type PasswordFault = (typeof passwordFaults)[number];

/** Characters that a password has (spec §5, §9). */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/** A password as it is judged and hashed: NFKC, so that every keyboard's way to write it is the same password. */
export function foldPassword(typed: string): string {
  return typed.normalize('NFKC');
}

/**
 * What spec §5 finds wrong with a password: 8 to 20 characters, at least one letter and one digit of any alphabet, none of
 * & < > ' ", and not formatted as an e-mail. Nothing is cut or trimmed. Empty when nothing is wrong.
 */
export function checkPassword(typed: string): PasswordFault[] {
  const password = foldPassword(typed);
  const { length } = Array.from(password);
  const isFaulty: Partial<Record<PasswordFault, boolean>> = {
    characters: /[&<>'"]/.test(password),
    length: length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max,
    letter: !/\p{L}/u.test(password),
    digit: !/\p{Nd}/u.test(password),
    email: readEmail(password) !== null,
    invalid: /[\p{Cc}\p{Cs}]/u.test(password),
  };
  return passwordFaults.filter((fault) => isFaulty[fault] === true);
}
