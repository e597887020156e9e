type PriceVersionReason =
  | 'no such version'
  | 'nothing staged'
  | 'not named'
  | 'already live'
  | 'older'
  | 'other live'
  | 'live'
  | 'nothing to compare'
  | 'nothing to roll back to';

/** A version of prices with which this cannot be done. The message tells the operator what to do. Nothing was changed. */
export class PriceVersionError extends Error {
  override readonly name = 'PriceVersionError';
  readonly reason: PriceVersionReason;

  constructor(reason: PriceVersionReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
