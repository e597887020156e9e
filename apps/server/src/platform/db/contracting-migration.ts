import { version } from '../version.ts';

/**
 * Migrations expand: servers of earlier releases go on working on the new schema. One that takes away what they used says in
 * its name from which release on they do, as `071-without-old-phones.from-0.3.0` (docs/decisions/0178).
 */
const firstReleaseForm = /\.from-(\d+\.\d+\.\d+)$/;

/** The first release whose servers work once the migration has run; null where those of every release do. */
export function firstReleaseFor(migration: string): string | null {
  return firstReleaseForm.exec(migration)?.[1] ?? null;
}

/** Whether this program works on a database that has had the migration, which it may not know. */
export function worksAfter(migration: string, own: string = version): boolean {
  const first = firstReleaseFor(migration);
  return first === null || compareReleases(own, first) >= 0;
}

/** What comes before a release (`0.3.0-dev`) counts as that. */
function compareReleases(one: string, other: string): number {
  const [number = ''] = one.split('-');
  return number.localeCompare(other, 'en', { numeric: true });
}
