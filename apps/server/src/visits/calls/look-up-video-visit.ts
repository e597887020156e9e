import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { providerPage } from '../provider-page.ts';
import { findLinkedVisit } from '../queries/visit-links.ts';
import { openTimes } from '../visit-times.ts';

/**
 * Looks up the link to a video visit, for whoever has it: a guest gets in without an account (spec §2).
 *
 * @throws Refusal videoVisitInvalid, the same for an unknown link, one that has expired, and a visit that was cancelled.
 */
export async function lookUpVideoVisit(
  { token }: InputOf<'lookUpVideoVisit'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'lookUpVideoVisit'>> {
  const { database, ports, settings } = services;
  const { video } = settings.visits;
  const now = ports.clock.now();
  const visit = await findLinkedVisit(database.db, hashOf(token));
  if (visit === undefined || video === undefined || visit.status !== 'booked' || !visit.is_video) {
    throw new Refusal('videoVisitInvalid');
  }
  const { from, until } = openTimes(visit);
  if (now >= until) throw new Refusal('videoVisitInvalid');
  const times = {
    startsAt: visit.starts_at.toISOString(),
    opensAt: from.toISOString(),
    closesAt: until.toISOString(),
  };
  if (now < from) return { url: null, ...times };
  const owner = { kind: visit.owner_kind, id: visit.owner_id };
  await database.db.transaction().execute((trx) =>
    appendAudit(trx, auditContext(visitor, services), {
      event: 'videoVisitEntered',
      accountId: owner.kind === 'account' ? owner.id : null,
      actor: 'visitor',
    }),
  );
  const showing = { keys: settings.keys, now, language: visitor.language };
  return { url: providerPage(video, { for: 'video', owner, visitId: visit.visit_id }, showing), ...times };
}
