import { beginPeakMemory, peakMemory } from './peak-memory.ts';

/** The cost of one job. Memory is resident memory; `before` was measured at the start of the work. */
export interface JobFigures {
  seconds: number;
  beforeMB: number;
  peakMB: number;
}

/** Measures the work of one process. */
export async function measureJob(work: () => Promise<unknown>): Promise<JobFigures> {
  const before = beginPeakMemory();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  return { seconds, beforeMB: before / 1e6, peakMB: peakMemory() / 1e6 };
}
