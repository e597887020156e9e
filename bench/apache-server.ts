import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './demonstration-process.ts';

const program = '/usr/sbin/apache2';
const modules = '/usr/lib/apache2/modules';

/** Whether Debian's packages are installed. */
export const apacheIsHere = (): boolean => existsSync(program) && existsSync(join(modules, 'mod_auth_openidc.so'));

/** An Apache on this machine alone that lets nobody in who has not signed in by the portal. */
export interface Apache {
  readonly protectedPage: string;
  /** Wants a second step. */
  readonly strongPage: string;
  /** Asks for a second step where there was none. */
  readonly stepUpPage: string;
  /** What mod_auth_openidc holds of the session, as JSON. */
  readonly infoPage: string;
  readonly redirectUri: string;
  readonly backchannelLogoutUri: string;
  /** Starts it, once the portal is there. */
  signInBy(issuer: string): Promise<void>;
  stop(): Promise<void>;
}

/** As docs/single-sign-on.md tells a hospital to set it, but for TLS. */
function configuration(folder: string, port: number, issuer: string, { id, secret }: { id: string; secret: string }) {
  const loaded = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'dir', 'mime', 'auth_openidc'];
  return `
ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
Listen 127.0.0.1:${port}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
DocumentRoot ${folder}/pages
TypesConfig /etc/mime.types
DirectoryIndex index.html
OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID ${id}
OIDCClientSecret "${secret}"
OIDCRedirectURI http://127.0.0.1:${port}/callback
OIDCCryptoPassphrase "a passphrase of this drill"
OIDCPKCEMethod S256
OIDCScope "openid profile email"
OIDCInfoHook access_token access_token_expires
OIDCUnAutzAction 401
<Location />
  AuthType openid-connect
  Require valid-user
</Location>
<Location /strong>
  AuthType openid-connect
  Require claim acr:urn:portico:acr:two-step
</Location>
<Location /step-up>
  AuthType openid-connect
  Require claim acr:urn:portico:acr:two-step
  OIDCUnAutzAction auth
  OIDCPathAuthRequestParams acr_values=urn:portico:acr:two-step
</Location>
`;
}

/** Names the addresses of an Apache that `signInBy` starts. */
export async function startApache(folder: string, client: { id: string; secret: string }): Promise<Apache> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Started by root, it serves as somebody else.
  await chmod(folder, 0o755);
  for (const page of ['protected', 'strong', 'step-up']) {
    await mkdir(join(folder, 'pages', page), { recursive: true });
    await writeFile(join(folder, 'pages', page, 'index.html'), '<h1>Signed in</h1>');
  }
  let server: ChildProcess | undefined;
  return {
    protectedPage: `${origin}/protected/`,
    strongPage: `${origin}/strong/`,
    stepUpPage: `${origin}/step-up/`,
    infoPage: `${origin}/callback?info=json`,
    redirectUri: `${origin}/callback`,
    backchannelLogoutUri: `${origin}/callback?logout=backchannel`,
    signInBy: async (issuer) => {
      const file = join(folder, 'apache.conf');
      await writeFile(file, configuration(folder, port, issuer, client));
      server = spawn(program, ['-d', folder, '-f', file, '-DFOREGROUND'], { stdio: 'inherit' });
      for (let tries = 0; tries < 100; tries += 1) {
        const isThere = await fetch(`${origin}/`, { redirect: 'manual' }).then(
          () => true,
          () => false,
        );
        if (isThere) return;
        await wait(100);
      }
      throw new Error('Apache did not start');
    },
    stop: async () => {
      if (server === undefined || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
