import type { VisitsTable } from '../platform/db/visit-tables.ts';
import { readSession } from '../accounts/sessions/read-session.ts';
import { derivedUuid } from '../platform/crypto/derived-uuid.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';

/** Whose visit it is. */
export interface VisitOwner {
  kind: VisitsTable['owner_kind'];
  /** A UUID. */
  id: string;
}

/** Who books in this browser: the account that is signed in, or the browser itself, until it is closed. */
export async function visitOwnerOf(
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<VisitOwner> {
  const session = await readSession(visitor, services, { countsAsUse: true, whileDue: false });
  if (session !== null) return { kind: 'account', id: session.accountId };
  return { kind: 'guest', id: derivedUuid(`visits of ${visitor.browserId}`) };
}
