import type { StaffErrorName } from '@portico/staff-contract';

/** A call of staff cannot be answered as asked, for a reason that is not the act's own (ActError). */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal';
  readonly error: StaffErrorName;
  /** Names of the fields to correct; never their values. */
  readonly fields: readonly string[];

  constructor(error: StaffErrorName, fields: readonly string[] = []) {
    super(error);
    this.error = error;
    this.fields = fields;
  }
}
