import type { Services } from '../../platform/services.ts';
import { readLoginUid } from '../login-id.ts';
import type { ClaimsRequest } from '../person-claims.ts';
import { findRepresented } from '../queries/represented.ts';
import { liveAt } from '../session-adapter.ts';
import { findGrantContext } from '../smart/launch-context.ts';

/**
 * For whom somebody acts in what an app was given: whose record was opened to it, else for whom the session acts, where the app may know of that.
 *
 * @returns the account of the patient; null where they act for themselves.
 */
export async function patientActedFor(
  { accountId, granted, sessionUid, grantId }: ClaimsRequest,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<string | null> {
  const opened = grantId === undefined ? null : await findGrantContext(grantId, services);
  if (opened !== null) return opened.patientAccountId === accountId ? null : opened.patientAccountId;
  const login = granted.has('acting') ? readLoginUid(sessionUid ?? '') : null;
  if (login === null) return null;
  const represented = await findRepresented(services.database.db, login, liveAt(services).now);
  return represented?.patientAccountId ?? null;
}
