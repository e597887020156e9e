import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Forgets the highest resident memory that this process had so far, so that only what comes from now on counts.
 *
 * @returns resident memory now, in bytes.
 */
export function beginPeakMemory(): number {
  try {
    // Linux: 5 sets VmHWM back to what is resident now (proc(5)).
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Elsewhere the peak is that of the process's whole life: never too low.
  }
  return process.memoryUsage.rss();
}

/** The highest resident memory since beginPeakMemory, in bytes, as the kernel kept it: sampling would miss peaks. */
export function peakMemory(): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
