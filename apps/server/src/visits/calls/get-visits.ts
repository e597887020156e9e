import type { InputOf, ReplyOf } from '@portico/contract';
import { ownerOfSession } from '../../accounts/sessions/owner-of-session.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { listVisits } from '../queries/visits.ts';
import { visitModel } from '../visit-model.ts';

/** The visits of the person who is signed in, or for whom they act. */
export async function getVisits(
  _input: InputOf<'getVisits'>,
  visitor: Visitor,
  { database, ports, settings }: Services,
): Promise<ReplyOf<'getVisits'>> {
  const ownerId = ownerOfSession(requireSession(visitor));
  const now = ports.clock.now();
  const visits = await listVisits(database.db, ownerId, now);
  const showing = { settings, language: visitor.language, now };
  return { visits: visits.map((visit) => visitModel(visit, showing)) };
}
