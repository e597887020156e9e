/** What can be wrong with a password, in the order in which it is told (spec §5; the last three are ours). */
export const passwordFaults = [
  'characters',
  'length',
  'letter',
  'digit',
  'email',
  /** Stands on lists of passwords that were leaked or are used by many. */
  'common',
  /** Holds the person's own name, birth date or username. */
  'personal',
  /** Is the one in use. */
  'same',
] as const;

export type PasswordFault = (typeof passwordFaults)[number];
