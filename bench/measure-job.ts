import { beginPeakMemory, peakMemory } from './peak-memory.ts';

/** What one job took. Memory is resident memory; `before` was taken when the work began. */
export interface JobFigures {
  seconds: number;
  beforeMB: number;
  peakMB: number;
}

/** Measures what one process was started for. */
export async function measureJob(work: () => Promise<unknown>): Promise<JobFigures> {
  const before = beginPeakMemory();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  return { seconds, beforeMB: before / 1e6, peakMB: peakMemory() / 1e6 };
}
