import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { listVisits } from '../queries/visits.ts';
import { visitModel } from '../visit-model.ts';

/** The visits of the person who is signed in. */
export async function getVisits(
  _input: InputOf<'getVisits'>,
  visitor: Visitor,
  { database, ports, settings }: Services,
): Promise<ReplyOf<'getVisits'>> {
  const { accountId } = requireSession(visitor);
  const now = ports.clock.now();
  const visits = await listVisits(database.db, accountId, now);
  const showing = { settings, language: visitor.language, now };
  return { visits: visits.map((visit) => visitModel(visit, showing)) };
}
