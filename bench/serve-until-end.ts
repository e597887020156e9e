import { once } from 'node:events';
import { beginPeakMemory, peakMemory } from './peak-memory.ts';

/** What a server of a bench says first: where it is, and what its clients have to know besides. */
export type ServerAddress = Readonly<Record<'url', string> & Record<string, string>>;

/**
 * The life of a server in a process of its own: it says where it is, serves until its input ends, and says how much memory it took.
 *
 * @param close ends the server.
 */
export async function serveUntilEnd(address: ServerAddress, close: () => Promise<unknown>): Promise<void> {
  beginPeakMemory();
  say({ address });
  await once(process.stdin.resume(), 'end');
  say({ peakMB: peakMemory() / 1e6 });
  await close();
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
