import { DatabaseInUseError } from './db/folder-lock.ts';
import { FolderOpenToOthersError } from './db/folder-rights.ts';
import { NoDatabaseError } from './db/no-database-error.ts';
import { SchemaError } from './db/schema-error.ts';
import { InstallationError } from './installation/installation-error.ts';
import { SettingsError } from './settings/settings-error.ts';

const UNKNOWN_AUTHORITY =
  'Nobody whom this machine knows vouches for the certificate of the database. Name that of its authority, by sslrootcert=FILE in DATABASE_URL or by NODE_EXTRA_CA_CERTS.';

/** The driver's message, which has no code. */
const NO_TLS = 'The server does not support SSL connections';

/** What an operator can do about failures of the system and of PostgreSQL, by their code. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The database does not answer. Start PostgreSQL, or correct host and port in DATABASE_URL.',
  ECONNRESET: 'The database broke the connection off. Look at its log, then try again.',
  ETIMEDOUT: 'The database does not answer in time. Check host and port in DATABASE_URL, and the firewall between.',
  EHOSTUNREACH: 'The database cannot be reached. Check the host in DATABASE_URL, and the network.',
  ENOTFOUND:
    'A host name is not known to this machine. Correct it in DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL or HOST.',
  EAI_AGAIN: 'A host name cannot be looked up now. Check the network, and the host names in DATABASE_URL and HOST.',
  EADDRINUSE:
    'The port is in use by another program. Stop it, or set PORT, PORTICO_METRICS, ADT_LISTEN or staff.listen to a free one.',
  EADDRNOTAVAIL:
    'This machine does not have the address in HOST or PORTICO_METRICS. Correct it; 0.0.0.0 listens on all of its addresses.',
  EEXIST: 'PORTICO_DATA names a file where a folder is needed. Name a folder.',
  ENOTDIR: 'PORTICO_DATA leads through a file where a folder is needed. Name a folder.',
  EROFS: 'PORTICO_DATA cannot be written: its disk is read-only. Name another folder.',
  ENOSPC: 'The disk is full. Make room, then try again; nothing that was stored is lost.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: "The certificate of the database has expired. Renew it on the database's server.",
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate of the database is of another name. Use the name in DATABASE_URL that the certificate has.',
  '28P01': 'The database refuses the user or the password. Correct them in DATABASE_URL.',
  '28000': 'The database does not let this user in. Correct the user in DATABASE_URL, or the rules of the database.',
  '3D000': 'There is no such database. Create it, or correct its name in DATABASE_URL.',
  '42501': 'The user in DATABASE_URL may not do what is needed. Give it all rights on the database and its schema.',
  '53300': 'The database has no connection free. Raise its max_connections, or start fewer servers.',
  '57P03': 'The database is still starting. Try again in a moment.',
};

/** Errors whose message is for the operator. */
const forOperator = [
  SettingsError,
  DatabaseInUseError,
  NoDatabaseError,
  FolderOpenToOthersError,
  InstallationError,
  SchemaError,
];

/**
 * The message at the terminal for a failure that the operator can repair. It contains no address or password.
 *
 * @returns undefined for any other failure: it is a defect of the portal, and its stack is needed.
 */
export function explainFailure(error: unknown): string | undefined {
  if (forOperator.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return undefined;
  if (error.message === NO_TLS) {
    return 'The database does not speak TLS, and was told nothing. Set ssl = on there, or see DATABASE_PLAINTEXT in docs/operations.md.';
  }
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && syscall === 'open') {
    return `There is no file ${path}. Correct its name in the settings, as in sslrootcert= of DATABASE_URL.`;
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return syscall === 'listen'
      ? 'This user may not listen on that port. Set PORT to one above 1023.'
      : 'This user may not use a file or folder. Check the rights of PORTICO_DATA and of the files that were named.';
  }
  return advice[code ?? ''] ?? explainFailure(error.cause);
}
