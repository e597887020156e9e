import type { PriceFileSummary } from './price-file-summary.ts';

type PriceImportReason = 'invalid' | 'in progress';

/** An import or a check that cannot go on. The message tells the operator what to do. Nothing was changed. */
export class PriceImportError extends Error {
  override readonly name = 'PriceImportError';
  readonly reason: PriceImportReason;
  /** What was read, if it was read to its end. */
  readonly summary?: PriceFileSummary;

  constructor(reason: PriceImportReason, message: string, summary?: PriceFileSummary) {
    super(message);
    this.reason = reason;
    if (summary !== undefined) this.summary = summary;
  }
}
