import { ownerOfSession } from '../accounts/sessions/owner-of-session.ts';
import { requireSession } from '../accounts/sessions/require-session.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { findVisit, type Visit } from './queries/visits.ts';

/**
 * A visit of the person who is signed in, or for whom they act.
 *
 * @throws Refusal unknownVisit, the same for a visit of another person.
 */
export async function ownVisit(
  visitId: string,
  visitor: Visitor,
  { database }: Pick<Services, 'database'>,
): Promise<Visit> {
  const ownerId = ownerOfSession(requireSession(visitor));
  const visit = isUuid(visitId) ? await findVisit(database.db, ownerId, visitId) : undefined;
  if (visit === undefined) throw new Refusal('unknownVisit');
  return visit;
}
