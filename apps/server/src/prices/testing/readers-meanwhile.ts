import type { Database } from '../../platform/db/database.ts';
import { listedCharges } from '../queries/listed-charges.ts';

/** How readers fared beside other work. */
export interface ReadersMeanwhile {
  /** Milliseconds of the whole work. */
  took: number;
  /** Milliseconds of each look-up, in order. */
  waits: number[];
}

/** Looks codes up at a location, one after the other, until the work is done. Each must be found. */
export async function readersMeanwhile(
  { readDb }: Database,
  locationId: string,
  codes: readonly string[],
  work: () => Promise<void>,
): Promise<ReadersMeanwhile> {
  const start = performance.now();
  const state = { isDone: false };
  const working = work().finally(() => {
    state.isDone = true;
  });
  const waits: number[] = [];
  for (let turn = 0; !state.isDone; turn += 1) {
    const code = codes[turn % codes.length] ?? '';
    const asked = performance.now();
    const found = await listedCharges(readDb, [locationId], [code]);
    waits.push(performance.now() - asked);
    if (found.get(locationId)?.charges.length !== 1) throw new Error(`${code} was not found once.`);
  }
  await working;
  return { took: performance.now() - start, waits };
}
