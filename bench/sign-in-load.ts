import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** A request that signs in to one account. */
export interface SignInRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The figures of one run of the load. */
interface LoadFigures {
  perSecond: number;
  /** One for each reply. */
  milliseconds: number[];
}

/** Sends from a thread of its own, so that it disturbs the server as little as possible in one process. */
export interface SignInLoad {
  run(seconds: number): Promise<LoadFigures>;
  close(): Promise<void>;
}

interface Work {
  requests: readonly SignInRequest[];
  connections: number;
}

/** @param requests distributed to the connections, so that no two of them sign in to one account at once. */
export function createSignInLoad(requests: readonly SignInRequest[], connections: number): SignInLoad {
  const worker = new Worker(new URL(import.meta.url), { workerData: { requests, connections } satisfies Work });
  return {
    run: async (seconds) => {
      worker.postMessage(seconds, []);
      const [figures] = (await once(worker, 'message')) as [LoadFigures];
      return figures;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

async function runLoad({ requests, connections }: Work, agent: Agent, seconds: number): Promise<LoadFigures> {
  const began = performance.now();
  const end = began + seconds * 1000;
  const milliseconds: number[] = [];
  const useConnection = async (connection: number): Promise<void> => {
    const own = requests.filter((_request, at) => at % connections === connection);
    for (let turn = 0; performance.now() < end; turn += 1) {
      const next = own[turn % own.length];
      if (next === undefined) throw new Error('There are fewer accounts than connections.');
      const sent = performance.now();
      await signIn(next, agent);
      milliseconds.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => useConnection(at)));
  return { perSecond: (milliseconds.length * 1000) / (performance.now() - began), milliseconds };
}

/** @throws Error if the reply is not a sign-in: figures with refusals would mean nothing. */
function signIn({ url, headers, body }: SignInRequest, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      reply.resume().once('end', () => {
        if (reply.statusCode === 200) resolve();
        else reject(new Error(`A sign-in was answered with ${reply.statusCode}.`));
      });
    });
    sent.once('error', reject).end(body);
  });
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const work = workerData as Work;
  const agent = new Agent({ keepAlive: true, maxSockets: work.connections });
  port.on('message', (seconds: number) => {
    // A failure ends the thread, which fails the run that waits for it.
    void runLoad(work, agent, seconds).then((figures) => port.postMessage(figures));
  });
}
