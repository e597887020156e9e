import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type FromProcess, RELOAD, type Reloaded, STOP } from './of-primary.ts';

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
  /** Has each that serves read its settings anew. @returns how many took them, and how many did not. */
  reload(): Promise<{ taken: number; refused: number }>;
  /** Those that serve by now, by their places from 1. */
  serving(): ReadonlyMap<number, Worker>;
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
  const serving = new Map<number, Worker>();
  const first = startProcess(1);
  const url = await first.serves;
  if (url === null) return null;
  const others = Array.from({ length: count - 1 }, (_each, at) => startProcess(at + 2));
  const places = [first, ...others].map(keepServing);

  function startProcess(place: number) {
    const worker = cluster.fork();
    const ended = once(worker, 'exit') as Promise<[EndedProcess['code'], EndedProcess['signal']]>;
    const serves = Promise.race([urlOf(worker), ended.then(() => null)]);
    void serves.then((servesAt) => {
      if (servesAt === null) return;
      serving.set(place, worker);
      report.started(worker.process.pid);
    });
    return { place, worker, ended, serves };
  }

  async function keepServing(started: ReturnType<typeof startProcess>): Promise<void> {
    let process = started;
    let failures = 0;
    while (true) {
      const hasServed = (await process.serves) !== null;
      const [code, signal] = await process.ended;
      if (serving.get(process.place) === process.worker) serving.delete(process.place);
      if (leaving.signal.aborted) return;
      report.ended({ pid: process.worker.process.pid, code, signal });
      failures = hasServed ? 0 : failures + 1;
      await wait(Math.min(failures * PAUSE, LONGEST_PAUSE), undefined, { signal: leaving.signal }).catch(() => {});
      if (leaving.signal.aborted) return;
      process = startProcess(process.place);
    }
  }

  return {
    url,
    serving: () => serving,
    reload: async () => {
      const answers = await Promise.all([...serving.values()].map(reloadOf));
      const taken = answers.filter(Boolean).length;
      return { taken, refused: answers.length - taken };
    },
    stop: async () => {
      const isServing = new Set(serving.values());
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      if (leaving.signal.aborted) {
        for (const worker of workers) worker.process.kill('SIGKILL');
      } else {
        leaving.abort();
        for (const worker of workers) {
          // One that does not serve yet does not listen either, and has nothing to let finish.
          if (isServing.has(worker)) worker.send(STOP);
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

/** Whether a process took its settings. One that ends meanwhile is replaced by one that reads them as it starts. */
function reloadOf(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasTaken: boolean): void => {
      worker.off('message', listen).off('exit', replaced);
      resolve(hasTaken);
    };
    const listen = ({ hasReloaded }: Partial<Reloaded>): void => {
      if (hasReloaded !== undefined) end(hasReloaded);
    };
    const replaced = (): void => end(true);
    worker.on('message', listen).on('exit', replaced);
    if (worker.isConnected()) worker.send(RELOAD, (error) => error && replaced());
    else replaced();
  });
}
