/** A live session, as the database has it. */
export interface SignedIn {
  readonly accountId: string;
  /** Names it to its owner. */
  readonly sessionId: string;
  readonly tokenHash: Uint8Array;
  readonly deviceKey: Uint8Array | null;
  readonly passwordConfirmedAt: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
}
