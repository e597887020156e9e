import type { FollowFailure } from '../../documents/messages/price-follow-messages.ts';

/** A price file that cannot be fetched or read, for a reason that staff are told. */
export class FollowError extends Error {
  override readonly name = 'FollowError';
  readonly failure: FollowFailure;
  /** What the sentence of the failure names: an address, a status, the names in a list. */
  readonly detail: string;

  constructor(failure: FollowFailure, detail: string) {
    super(`${failure}: ${detail}`);
    this.failure = failure;
    this.detail = detail;
  }
}
