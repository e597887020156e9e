import { beginPeakMemory, peakMemory } from './peak-memory.ts';

/** The cost of one job. Memory is resident memory; `before` was measured at the start of the work. */
export interface JobFigures {
  seconds: number;
  /** Of all threads of the process. */
  processorSeconds: number;
  beforeMB: number;
  peakMB: number;
}

/** Measures the work of one process. */
export async function measureJob(work: () => Promise<unknown>): Promise<JobFigures> {
  const before = beginPeakMemory();
  const start = performance.now();
  const used = process.cpuUsage();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  return { seconds, processorSeconds: (user + system) / 1e6, beforeMB: before / 1e6, peakMB: peakMemory() / 1e6 };
}
