import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];
const POSTGRESQL = '/usr/lib/postgresql';

/** Where a program of one of Debian's packages is; null where the package is not installed: what needs it is skipped, and says so. */
export function debianProgram(name: string): string | null {
  return PLACES.map((place) => join(place, name)).find((path) => existsSync(path)) ?? null;
}

/** The folder of the programs of Debian's newest PostgreSQL, which has more of them than the npm package. */
export function debianPostgresql(): string | null {
  if (!existsSync(POSTGRESQL)) return null;
  const versions = readdirSync(POSTGRESQL).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(POSTGRESQL, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'postgres'))) ?? null;
}

/** What the name of a test says where a package is missing. */
export function neededPackage(name: string, found: string | null): string {
  return `${name} of Debian's packages${found === null ? ' (skipped: it is not installed here)' : ''}`;
}
