import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server of a folder's own code, as a process. */
export interface OlderServer {
  readonly url: string;
  /** Lets it finish, as a supervisor does. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

/**
 * Starts a hospital's server from a folder that `unpackServer` has laid out.
 *
 * @throws with what it printed, when it ends instead.
 */
export async function startOlderServer(folder: string, env: NodeJS.ProcessEnv): Promise<OlderServer> {
  const program = join(folder, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, [program, '--production'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const url = await addressOf(child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.kill(signal)) await once(child, 'exit');
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += String(chunk);
        const url = / Portico +(http\S+)/.exec(printed)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    child.once('close', (code) => reject(new Error(`It ended with ${code}:\n${printed}`)));
  });
}
