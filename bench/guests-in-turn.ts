import { setTimeout as wait } from 'node:timers/promises';

interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds between two requests of a guest. */
const PAUSE = 1000;

/**
 * Guests who ask one request after the other, each once a second, spread evenly over it: real ones do not all ask at the same
 * moment, as clients of autocannon with a rate do.
 *
 * @returns the milliseconds that each reply took, from the moment at which it was due to be asked for.
 * @throws Error where one is refused.
 */
export async function askInTurn(
  requests: readonly Request[],
  { guests, seconds }: { guests: number; seconds: number },
): Promise<number[]> {
  const start = performance.now();
  const took: number[] = [];
  let next = 0;
  const guest = async (_: unknown, place: number): Promise<void> => {
    for (let turn = 0; turn < seconds; turn += 1) {
      const due = start + (turn + place / guests) * PAUSE;
      await wait(Math.max(0, due - performance.now()));
      const request = requests[next % requests.length];
      next += 1;
      if (request === undefined) return;
      const reply = await fetch(request.url, { headers: { ...request.headers } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`Refused with ${reply.status}: these figures would mean nothing.`);
      took.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: guests }, guest));
  return took;
}
