import type { VisitsTable } from '../platform/db/visit-tables.ts';
import { ownerOfSession } from '../accounts/sessions/owner-of-session.ts';
import { derivedUuid } from '../platform/crypto/derived-uuid.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';

/** Whose visit it is. */
export interface VisitOwner {
  kind: VisitsTable['owner_kind'];
  /** A UUID. */
  id: string;
}

/** For whom is booked in this browser: the account that is signed in, the patient for whom it acts, or the browser itself, until it is closed. */
export function visitOwnerOf({ session, browserId }: Pick<Visitor, 'session' | 'browserId'>): VisitOwner {
  if (session !== null) return { kind: 'account', id: ownerOfSession(session) };
  return { kind: 'guest', id: derivedUuid(`visits of ${browserId}`) };
}
