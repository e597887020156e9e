import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Apache } from './apache-server.ts';

const root = join(import.meta.dirname, '..');

/** The demonstration as a process of its own, with one app. */
export interface Demonstration {
  readonly url: string;
  readonly issuer: string;
  /** Runs a command of staff beside it. */
  asStaff(...command: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export interface DemonstrationOptions {
  readonly client: { readonly id: string; readonly secret: string };
  readonly apache: Pick<Apache, 'redirectUri' | 'backchannelLogoutUri'>;
  /** Times otherwise than the demonstration's. */
  readonly session?: object;
}

/** Starts it on a free port, with its data in the folder, and waits until it answers. */
export async function startDemonstration(
  folder: string,
  { client, apache, session }: DemonstrationOptions,
): Promise<Demonstration> {
  const port = await freePort();
  const original = join(root, 'apps/server/src/demo/health-system.json');
  const settings = JSON.parse(await readFile(original, 'utf8')) as { webConfigurationFile: string };
  const config = join(folder, 'health-system.json');
  const app = {
    id: client.id,
    name: { en: 'Apache', es: 'Apache' },
    ours: true,
    authentication: { method: 'secret', env: 'APACHE_SECRET' },
    redirectUris: [apache.redirectUri],
    backchannelLogoutUri: apache.backchannelLogoutUri,
    subject: 'public',
  };
  await writeFile(
    config,
    JSON.stringify({
      ...settings,
      ...(session === undefined ? {} : { session }),
      openIdClients: [app],
      webConfigurationFile: join(dirname(original), settings.webConfigurationFile),
    }),
  );
  const env = {
    ...process.env,
    PORTICO_DATA: join(folder, 'data'),
    PORTICO_CONFIG: config,
    PORTICO_CALLS_PER_MINUTE: '1000000',
    APACHE_SECRET: client.secret,
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes('To try')) resolve();
    });
    server.on('exit', () => reject(new Error(`The portal stopped before it answered:\n${printed}`)));
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    issuer: `${url}/OpenID`,
    asStaff: async (...command) => {
      const args = [join(root, 'apps/server/src/cli/main.ts'), ...command, '--as', 'lena.fischer'];
      await promisify(execFile)(process.execPath, args, { env });
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
