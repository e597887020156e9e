import { SLOWEST_FOR_VIDEO_KBPS } from '@portico/contract';

/**
 * Whether the connection is fast enough for video, by how long some bytes take.
 *
 * @param address of the bytes.
 */
export async function isFastEnough(address: string): Promise<boolean> {
  const began = performance.now();
  const reply = await fetch(address, { cache: 'no-store' });
  if (!reply.ok) return false;
  const { byteLength } = await reply.arrayBuffer();
  // Bits in a millisecond are kilobits in a second.
  return (byteLength * 8) / Math.max(1, performance.now() - began) >= SLOWEST_FOR_VIDEO_KBPS;
}
