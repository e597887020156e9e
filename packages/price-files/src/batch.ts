import type { PriceFileFinding, Report } from './findings/finding.ts';
import type { PriceFileEvent, PriceItem } from './types.ts';

/** Items, rates and findings together. */
const BATCH_SIZE = 256;

/** Collects items and findings and returns them in batches, in the order found, so that memory stays flat. */
export interface Batch {
  report: Report;
  /** @param item undefined where nothing is left of it. */
  add(item: PriceItem | undefined): void;
  isFull(): boolean;
  /** Empties the batch. */
  take(bytesRead: number): PriceFileEvent[];
}

export function createBatch(): Batch {
  let items: PriceItem[] = [];
  let problems: PriceFileFinding[] = [];
  let size = 0;
  return {
    report(problem) {
      problems.push(problem);
      size += 1;
    },
    add(item) {
      if (item === undefined) return;
      items.push(item);
      size += 1;
      for (const charge of item.charges) size += charge.rates.length;
    },
    isFull: () => size >= BATCH_SIZE,
    take(bytesRead) {
      const events: PriceFileEvent[] = problems.map((problem) => ({ kind: 'finding', finding: problem }));
      if (items.length > 0) events.push({ kind: 'items', items, bytesRead });
      items = [];
      problems = [];
      size = 0;
      return events;
    },
  };
}
