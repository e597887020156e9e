/** A live session from the database. */
export interface SignedIn {
  readonly accountId: string;
  /** The id that is shown to the owner. */
  readonly sessionId: string;
  readonly tokenHash: Uint8Array;
  readonly deviceKey: Uint8Array | null;
  readonly passwordConfirmedAt: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
  /** The account's terms have changed, and wait to be accepted (issue 12, point 11). */
  readonly termsDue: boolean;
}
