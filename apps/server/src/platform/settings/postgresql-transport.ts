import { isLoopback } from './loopback.ts';

/**
 * Whether a connection to PostgreSQL stays on this machine: by loopback, or by the path of a Unix socket. `host` in the
 * query takes the place of the host, and without any the driver takes PGHOST.
 */
export function isLocalPostgresql(url: string, env: NodeJS.ProcessEnv): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.getAll('host').at(-1) || decoded(hostname) || env['PGHOST'] || 'localhost';
  return host.startsWith('/') || isLoopback(host);
}

/** What the driver takes it for; as it stands where it is no escape, and so of no machine that is known. */
function decoded(hostname: string): string {
  try {
    return decodeURIComponent(hostname);
  } catch {
    return hostname;
  }
}

/**
 * Whether the driver checks the server's certificate and its name. Of the words of libpq, `verify-full` alone means so
 * to every version of the driver.
 */
export function verifiesPostgresql(url: string): boolean {
  const modes = new URL(url).searchParams.getAll('sslmode');
  return modes.length > 0 && modes.every((mode) => mode === 'verify-full');
}
