import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..');

/** The running portal: the real server as its own process, on a fresh embedded database with the demonstration in it. */
export interface Portal {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the portal on a free port of loopback and waits until it answers. Rejects with what it printed when it does not. */
export async function startPortal(environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const data = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORTICO_DATA: data, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => {
    server.on('exit', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed);
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void gone.then(() => reject(new Error(`The portal stopped before it answered:\n${printed}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}
