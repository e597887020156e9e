import type { Report } from './findings.ts';
import type { PriceFileEvent, PriceItem, Problem } from './types.ts';

/** Items, rates and problems together. */
const BATCH_SIZE = 1024;

/** Gathers items and problems, and hands them on in the order found and in batches, so that memory stays flat. */
export interface Batch {
  report: Report;
  add(item: PriceItem): void;
  isFull(): boolean;
  /** Empties the batch. */
  take(bytesRead: number): PriceFileEvent[];
}

export function createBatch(): Batch {
  let items: PriceItem[] = [];
  let problems: Problem[] = [];
  let size = 0;
  return {
    report(problem) {
      problems.push(problem);
      size += 1;
    },
    add(item) {
      items.push(item);
      size += item.charges.reduce((sum, charge) => sum + charge.rates.length, 1);
    },
    isFull: () => size >= BATCH_SIZE,
    take(bytesRead) {
      const events: PriceFileEvent[] = problems.map((problem) => ({ kind: 'problem', problem }));
      if (items.length > 0) events.push({ kind: 'items', items, bytesRead });
      items = [];
      problems = [];
      size = 0;
      return events;
    },
  };
}
