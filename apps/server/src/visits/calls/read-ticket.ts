import type { InputOf, ReplyOf } from '@portico/contract';
import { findPeople } from '../../accounts/people.ts';
import { visitPersonKey } from '../../platform/crypto/lookup-keys.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findVisit } from '../queries/visits.ts';
import { requireTicket } from '../require-ticket.ts';
import { visitModel } from '../visit-model.ts';
import { openTimes } from '../visit-times.ts';

/** Tells a provider's server who has opened its page: no more than the page needs. */
export async function readTicket(
  { ticket }: InputOf<'readTicket'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'readTicket'>> {
  const { database, ports, settings } = services;
  const { owner, visitId } = await requireTicket(ticket, visitor, services);
  const people = owner.kind === 'account' ? await findPeople(database.db, settings.keys, [owner.id]) : undefined;
  const visit = visitId === null ? undefined : await findVisit(database.db, owner.id, visitId);
  return {
    person: visitPersonKey(settings.keys, owner.id),
    isGuest: owner.kind !== 'account',
    firstName: people?.get(owner.id)?.firstName ?? '',
    visit: visit === undefined ? null : toldVisit(),
  };

  function toldVisit(): ReplyOf<'readTicket'>['visit'] {
    if (visit === undefined) return null;
    const shown = visitModel(visit, { settings, language: visitor.language, now: ports.clock.now() });
    const { id, title, clinician, startsAt, endsAt } = shown;
    return { id, title, clinician, startsAt, endsAt, closesAt: openTimes(visit).until.toISOString() };
  }
}
