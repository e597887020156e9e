import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Resets the highest resident memory of this process, so that only the following work counts.
 *
 * @returns resident memory now, in bytes.
 */
export function beginPeakMemory(): number {
  try {
    // Linux: 5 resets VmHWM to the current resident memory (proc(5)).
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // On other systems the peak is that of the whole process: never too low.
  }
  return process.memoryUsage.rss();
}

/**
 * The highest resident memory since beginPeakMemory, in bytes, as the kernel recorded it: sampling would miss peaks.
 */
export function peakMemory(): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
