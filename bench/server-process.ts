import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { processorSecondsOf } from './processor-time.ts';
import type { ServerAddress } from './serve-until-end.ts';

/** Of memory, as `npm run serve` has it. */
const AS_SERVED = ['--max-semi-space-size=8', '--max-old-space-size=512'];
const ENV_AS_SERVED = { MALLOC_ARENA_MAX: '2' };

/** A server that runs, for as long as the work with it. */
export interface RunningServer {
  readonly address: ServerAddress;
  /** Processor seconds that it has taken until now. */
  processorSeconds(): Promise<number>;
}

/**
 * Runs a job that ends with serveUntilEnd as a process of its own, so that its memory and its processor time are its own.
 *
 * @param job its file, and what it is given.
 * @param work what is done with the server while it runs.
 * @returns what the work returned, and the server's highest resident memory.
 */
export async function withServerProcess<Result>(
  job: readonly string[],
  env: NodeJS.ProcessEnv,
  work: (server: RunningServer) => Promise<Result>,
): Promise<{ result: Result; peakMB: number }> {
  const server = spawn(process.execPath, [...AS_SERVED, ...job], {
    env: { ...ENV_AS_SERVED, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  // Its log goes to the same place.
  const nextLine = async (name: string): Promise<unknown> => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      if (line.value.startsWith(`{"${name}"`)) return Reflect.get(JSON.parse(line.value) as object, name);
    }
    throw new Error('The server ended too early.');
  };
  try {
    const address = (await nextLine('address')) as ServerAddress;
    const result = await work({ address, processorSeconds: () => processorSecondsOf(server.pid ?? 0) });
    server.stdin.end();
    return { result, peakMB: Number(await nextLine('peakMB')) };
  } finally {
    server.stdin.end();
    if (server.exitCode === null) await once(server, 'exit');
  }
}
