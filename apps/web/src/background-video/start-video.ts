import { VIDEO_START_RETRIES } from '@portico/contract';

/**
 * Starts a video, with repeated tries: a browser may refuse while it is busy or while the page is not visible (spec §9:
 * up to 30 times at 100 ms).
 *
 * @param play as of a video element.
 * @returns whether it plays; false too when `signal` was aborted.
 */
export async function startVideo(play: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  for (let retry = 0; retry <= VIDEO_START_RETRIES.times && !signal.aborted; retry += 1) {
    if (retry > 0) await pause(VIDEO_START_RETRIES.everyMs);
    if (await succeeds(play)) return !signal.aborted;
  }
  return false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

async function succeeds(play: () => Promise<void>): Promise<boolean> {
  try {
    await play();
    return true;
  } catch {
    return false;
  }
}
