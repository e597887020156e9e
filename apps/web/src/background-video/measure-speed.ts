import { SLOWEST_FOR_VIDEO_KBPS, SPEED_PROBE_BYTES } from '@portico/contract';

/**
 * Whether the connection is fast enough for the background video, by the time that a picture of a known size takes (spec
 * §7, §9; why kilobits: docs/decisions/0016). A picture that does not come means no.
 */
export async function isFastEnough(signal: AbortSignal): Promise<boolean> {
  return (await measureSpeed(signal)) >= SLOWEST_FOR_VIDEO_KBPS;
}

/** Kilobits a second; 0 when the picture does not come. */
async function measureSpeed(signal: AbortSignal): Promise<number> {
  const begin = performance.now();
  try {
    // A name of its own each time: no cache may answer in the place of the connection.
    const response = await fetch(`/speed-probe.png?${crypto.randomUUID()}`, { cache: 'no-store', signal });
    const { byteLength } = await response.arrayBuffer();
    if (byteLength !== SPEED_PROBE_BYTES) return 0;
    return kilobitsASecond(byteLength, performance.now() - begin);
  } catch {
    return 0;
  }
}

/** Bits a millisecond are kilobits a second. */
function kilobitsASecond(bytes: number, milliseconds: number): number {
  return (bytes * 8) / Math.max(milliseconds, 1);
}
