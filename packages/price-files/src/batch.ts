import type { Report } from './findings.ts';
import type { PriceFileEvent, PriceItem, Problem } from './types.ts';

const BATCH_SIZE = 256;

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
  return {
    report: (problem) => problems.push(problem),
    add(item) {
      items.push(item);
    },
    isFull: () => items.length + problems.length >= BATCH_SIZE,
    take(bytesRead) {
      const events: PriceFileEvent[] = problems.map((problem) => ({ kind: 'problem', problem }));
      if (items.length > 0) events.push({ kind: 'items', items, bytesRead });
      items = [];
      problems = [];
      return events;
    },
  };
}
