import type { InputOf, ReplyOf } from '@portico/contract';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { providerPage } from '../provider-page.ts';
import { findVisit } from '../queries/visits.ts';
import { unsealVisitDetails } from '../visit-details.ts';
import { visitOwnerOf } from '../visit-owner.ts';

/** The scheduling page for this visitor, or for whom they act; for a visit of theirs, at its appointment. */
export async function getScheduling(
  { visit: visitId }: InputOf<'getScheduling'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getScheduling'>> {
  const { database, ports, settings } = services;
  const { scheduling } = settings.visits;
  if (scheduling === undefined) return { url: null };
  const owner = visitOwnerOf(visitor);
  const proxyId = visitor.session?.acting === null ? undefined : visitor.session?.accountId;
  const visit = visitId !== undefined && isUuid(visitId) ? await findVisit(database.db, owner.id, visitId) : undefined;
  const appointment = visit && unsealVisitDetails(settings.keys, visit).appointment;
  const url = providerPage(
    scheduling,
    { for: 'scheduling', owner, visitId: null, ...(proxyId === undefined ? {} : { proxyId }) },
    {
      keys: settings.keys,
      now: ports.clock.now(),
      language: visitor.language,
      ...(appointment ? { more: { appointment } } : {}),
    },
  );
  return { url };
}
