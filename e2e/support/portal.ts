import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..');

/** The running portal: the real server as its own process, on a fresh embedded database with the demonstration in it. */
export interface Portal {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the portal on a free port of loopback and waits until it answers. Rejects with what it printed when it does not.
 * The port is known beforehand, so that mailed links and passkeys are made for the address that the browser opens.
 */
export async function startPortal(environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const data = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORTICO_DATA: data, PORT: String(port), HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => {
    server.on('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes(`:${port}`)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void gone.then(() => reject(new Error(`The portal stopped before it answered:\n${printed}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
