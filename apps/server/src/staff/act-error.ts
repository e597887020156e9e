import type { StaffErrorName } from '@portico/staff-contract';

/**
 * An act of staff cannot be done as asked. The message explains it on the command line, and names the account as the command did; the
 * app at the screen has a sentence of its own for the code.
 */
export class ActError extends Error {
  override readonly name = 'ActError';
  readonly code: StaffErrorName;
  /** Names of the fields to correct; never their values. */
  readonly fields: readonly string[];

  constructor(code: StaffErrorName, message: string, options: ErrorOptions & { fields?: readonly string[] } = {}) {
    super(message, options);
    this.code = code;
    this.fields = options.fields ?? [];
  }
}
