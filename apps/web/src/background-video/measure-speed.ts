import { SLOWEST_FOR_VIDEO_KBPS, SPEED_PROBE_BYTES } from '@portico/contract';

/**
 * Whether the background video is wanted and the connection fast enough for it, by the loading time of a picture of a known size
 * (spec §7, §9; why kilobits: docs/decisions/0016). false if the picture cannot be loaded.
 */
export async function isFastEnough(signal: AbortSignal): Promise<boolean> {
  return !isReplaced() && (await measureSpeed(signal)) >= SLOWEST_FOR_VIDEO_KBPS;
}

/** Whether a hospital's own picture stands in place of the portico, by the brand's style sheet. */
function isReplaced(): boolean {
  const portico = globalThis.document?.querySelector('.background-picture');
  return portico?.checkVisibility() === false;
}

/** Kilobits a second; 0 if the picture cannot be loaded. */
async function measureSpeed(signal: AbortSignal): Promise<number> {
  const begin = performance.now();
  try {
    // A different address each time, so that no cache answers instead of the network.
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
