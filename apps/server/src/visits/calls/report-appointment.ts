import { type InputOf, linkTo, type ReplyOf } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import type { Keys } from '../../platform/crypto/keys.ts';
import { appendAudit, type AuditContext, auditContext } from '../../platform/audit/append-audit.ts';
import type { AuditEvent } from '../../platform/audit/events.ts';
import { appointmentKey } from '../../platform/crypto/lookup-keys.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findAppointedVisit, insertAppointment, keepAsLongAs } from '../queries/visit-appointments.ts';
import { upsertVisit, type Visit } from '../queries/visits.ts';
import type { ProviderTicket } from '../provider-ticket.ts';
import { findTicket, requireProvider } from '../require-ticket.ts';
import { issueVideoToken } from '../issue-video-token.ts';
import { sealVisitDetails } from '../visit-details.ts';
import { visitExpiry } from '../visit-times.ts';

type Report = InputOf<'reportAppointment'>;

/**
 * Stores what a scheduling provider tells of an appointment. The ticket tells whose it is; an appointment that is known needs none,
 * so that the provider can tell of a change that its own people made. A report that comes twice changes nothing.
 *
 * @throws Refusal providerRefused; ticketRefused for an unknown appointment without a good ticket; malformedRequest for a location
 * that the health system does not have.
 */
export async function reportAppointment(
  report: Report,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'reportAppointment'>> {
  const { database, settings } = services;
  if (requireProvider(visitor) !== 'scheduling') throw new Refusal('providerRefused');
  const { locations } = settings.healthSystem;
  if (report.location !== '' && !locations.some(({ id }) => id === report.location)) {
    throw new Refusal('malformedRequest', ['location']);
  }
  const ticket = await findTicket(report.ticket, visitor, services);
  const proxy: Pick<AuditContext, 'proxy'> = ticket?.proxyId === undefined ? {} : { proxy: ticket.proxyId };
  const key = appointmentKey(settings.keys, report.appointment);
  const before = await findAppointedVisit(database.db, key);
  const begun = visitOf(report, before ?? newVisit(ticket), settings.keys);
  return database.db.transaction().execute(async (trx) => {
    const { expires_at } = begun;
    const appointment = { appointment_key: key, owner_id: begun.owner_id, visit_id: begun.visit_id, expires_at };
    const isNew = await insertAppointment(trx, appointment);
    // Another report of the same appointment was first: this one is about its visit, and may be the newer.
    const known = before ?? (isNew ? undefined : await findAppointedVisit(trx, key));
    const visit = known === undefined ? begun : visitOf(report, known, settings.keys);
    const hasChanged = await upsertVisit(trx, visit);
    if (!hasChanged) return { videoUrl: null };
    await keepAsLongAs(trx, visit);
    const opensByLink = visit.is_video && visit.status === 'booked' && settings.visits.video !== undefined;
    const videoUrl = opensByLink
      ? linkTo(settings.publicUrl, 'video-visit-valid', await issueVideoToken(trx, visit))
      : null;
    const accountId = visit.owner_kind === 'account' ? visit.owner_id : null;
    const event = eventOf(report, known);
    await appendAudit(trx, { ...auditContext(visitor, services), ...proxy }, { event, accountId, actor: 'system' });
    return { videoUrl };
  });
}

function newVisit(ticket: ProviderTicket | null): Pick<Visit, 'owner_id' | 'owner_kind' | 'visit_id'> {
  if (ticket === null) throw new Refusal('ticketRefused');
  return { owner_id: ticket.owner.id, owner_kind: ticket.owner.kind, visit_id: randomUUID() };
}

function visitOf(
  { startsAt, minutes, isVideo, status, sequence, title, clinician, location, appointment }: Report,
  { owner_id, owner_kind, visit_id }: Pick<Visit, 'owner_id' | 'owner_kind' | 'visit_id'>,
  keys: Keys,
): Visit {
  const starts = new Date(startsAt);
  const ends = secondsAfter(starts, minutes * 60);
  const locationId = isVideo || location === '' ? null : location;
  return {
    owner_id,
    owner_kind,
    visit_id,
    starts_at: starts,
    ends_at: ends,
    is_video: isVideo,
    status,
    sequence,
    details: sealVisitDetails(keys, { owner_id, visit_id }, { title, clinician, locationId, appointment }),
    expires_at: visitExpiry(ends),
  };
}

function eventOf({ status }: Report, known: Visit | undefined): AuditEvent {
  if (status === 'cancelled') return 'visitCancelled';
  return known === undefined ? 'visitBooked' : 'visitMoved';
}
