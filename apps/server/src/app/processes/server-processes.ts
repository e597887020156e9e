import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type FromProcess, STOP } from './of-primary.ts';

/** In milliseconds, for each time that a process ended before it served. */
const PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/** A process that ended although nobody had asked it to. */
interface EndedProcess {
  readonly pid: number | undefined;
  readonly code: number | null;
  readonly signal: string | null;
}

export interface ServerProcesses {
  /** Where they serve, all of them on one port. */
  readonly url: string;
  /** Lets each end as a server of its own does; ends when all have. A second call ends them at once. */
  stop(): Promise<void>;
}

/** What a process is told by, and what is told of it. */
interface Reports {
  readonly started: (pid: number | undefined) => void;
  readonly ended: (ended: EndedProcess) => void;
}

/**
 * Starts server processes that share one port, of the program that runs. The first brings the database up to date before the others
 * start. One that ends is replaced.
 *
 * @param program with the arguments after it: what each process runs. It calls `servesForPrimary`.
 * @returns null where the first ended before it served: it has said why.
 */
export async function startServerProcesses(
  count: number,
  [program, ...args]: readonly [string, ...string[]],
  report: Reports,
): Promise<ServerProcesses | null> {
  cluster.setupPrimary({ exec: program, args });
  const leaving = new AbortController();
  const serving = new Set<Worker>();
  const first = startProcess();
  const url = await first.serves;
  if (url === null) return null;
  const places = [first, ...Array.from({ length: count - 1 }, startProcess)].map(keepServing);

  function startProcess() {
    const worker = cluster.fork();
    const ended = once(worker, 'exit') as Promise<[EndedProcess['code'], EndedProcess['signal']]>;
    const serves = Promise.race([urlOf(worker), ended.then(() => null)]);
    void serves.then((servesAt) => {
      if (servesAt === null) return;
      serving.add(worker);
      report.started(worker.process.pid);
    });
    return { worker, ended, serves };
  }

  async function keepServing(started: ReturnType<typeof startProcess>): Promise<void> {
    let process = started;
    let failures = 0;
    while (true) {
      const hasServed = (await process.serves) !== null;
      const [code, signal] = await process.ended;
      serving.delete(process.worker);
      if (leaving.signal.aborted) return;
      report.ended({ pid: process.worker.process.pid, code, signal });
      failures = hasServed ? 0 : failures + 1;
      await wait(Math.min(failures * PAUSE, LONGEST_PAUSE), undefined, { signal: leaving.signal }).catch(() => {});
      if (leaving.signal.aborted) return;
      process = startProcess();
    }
  }

  return {
    url,
    stop: async () => {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      if (leaving.signal.aborted) {
        for (const worker of workers) worker.process.kill('SIGKILL');
      } else {
        leaving.abort();
        for (const worker of workers) {
          // One that does not serve yet does not listen either, and has nothing to let finish.
          if (serving.has(worker)) worker.send(STOP);
          else worker.process.kill('SIGTERM');
        }
      }
      await Promise.all(places);
    },
  };
}

/** The address that a process serves at, once it does. */
function urlOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.on('message', (message: Partial<FromProcess> | undefined) => {
      if (typeof message?.servesAt === 'string') resolve(message.servesAt);
    });
  });
}
