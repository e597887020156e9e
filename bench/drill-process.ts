import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('drill-server.ts', import.meta.url));

/** A server as a process of its own. */
export interface Running {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts a server, and waits until it serves. Its limits of calls are higher than a drill can reach. */
export async function startProcess(env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', PORTICO_CALLS_PER_MINUTE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')));
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const found = /^(http:\S+)$/m.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return { url, process: child };
}

/** Ends a server, also one that stands still, and waits until it has ended. */
export async function stop({ process: child }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/**
 * The milliseconds until /readyz gives this reason, or none; NaN where it does not in time.
 *
 * @param within in milliseconds.
 */
export async function readyWithin({ url }: Running, reason: string | null, within: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < within) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    const body = (await reply?.json()) as { response?: { reason?: string } } | undefined;
    if (reply !== null && (body?.response?.reason ?? null) === reason) return Math.round(performance.now() - began);
    await wait(100);
  }
  return Number.NaN;
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
