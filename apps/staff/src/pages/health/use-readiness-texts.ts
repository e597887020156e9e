import { useLingui } from '@lingui/react/macro';
import type { Readiness } from '@portico/staff-contract';

/** Why a server does not serve, and what to do. */
export function useReadinessTexts(): Readonly<Record<Exclude<Readiness, 'ready'>, string>> {
  const { t } = useLingui();
  return {
    database: t`The server does not serve: the database does not answer. Look whether it runs, and whether this machine reaches it.`,
    disk: t`The server does not serve: there is no room to write. Make room on the disk of the database.`,
    migrations: t`The server does not serve: the database is not up to date. Run “portico migrate”.`,
    secret: t`The server does not serve: the database was made with another secret. Look at PORTICO_SECRET.`,
    installation: t`The server does not serve: the database is another portal’s, as after a wrong restore.`,
  };
}
