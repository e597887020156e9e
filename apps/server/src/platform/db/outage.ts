/**
 * What keeps the database from answering, where that is not the portal's defect and passes: `disk`, it has no room left to
 * write; `database`, anything else.
 */
export type Outage = 'database' | 'disk';

const full = new Set(['ENOSPC', '53100']);

/** Of the network and of PostgreSQL: out of reach, out of connections, standing by, starting, stopping, or held up by a lock. */
const outOfReach = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006',
  '25P03',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // Of the end of the audit trail, which others moved at every try (migration 062).
  'PA001',
]);

/** How the driver begins what it says of a connection; these have no code. */
const driverSays = ['Connection terminated', 'timeout exceeded when trying to connect', 'Client has encountered'];

/** The outage that an error of a query tells of; undefined for any other error. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string')
    return driverSays.some((each) => error.message.startsWith(each)) ? 'database' : undefined;
  if (full.has(code)) return 'disk';
  return outOfReach.has(code) || code.startsWith('08') ? 'database' : undefined;
}
