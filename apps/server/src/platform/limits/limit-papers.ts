import { requireUseBelow } from '../db/use-limits.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { limitKey } from './limit-key.ts';
import { limits } from './limits.ts';

/**
 * Counts a paper that is set for a visitor, for the browser and for its address: setting one takes a processor longer than a reply.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function limitPapers(
  { address, browserId }: Visitor,
  { database, ports, settings }: Services,
): Promise<void> {
  const { keys } = settings;
  const uses = [
    { key: limitKey(keys, `paper:address:${address}`), limit: limits.papersOfAddress.number },
    { key: limitKey(keys, `paper:browser:${browserId}`), limit: limits.papersOfBrowser.number },
  ];
  await requireUseBelow(database.db, uses, ports.clock.now(), limits.papersOfBrowser.window);
}
