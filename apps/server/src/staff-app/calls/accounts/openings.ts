import type { Opening, OpeningModel } from '@portico/staff-contract';
import { askForOpening } from '../../../staff/openings/ask-for-opening.ts';
import {
  approveOpening,
  declineOpening,
  listOpenings,
  printLetter,
  showAskedReplay,
} from '../../../staff/openings/decide-opening.ts';
import type { StoredOpening } from '../../../staff/openings/opening.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';
import type { StaffMember } from '../../sign-in/sessions.ts';

type OpeningCalls = Pick<
  StaffHandlers,
  'askForOpening' | 'listOpenings' | 'showAskedReplay' | 'approveOpening' | 'declineOpening' | 'printLetter'
>;

export const openingCalls = {
  async askForOpening({ opening }, member, { services }) {
    return { openingId: await askForOpening(staffOf(member, services), opening) };
  },
  async listOpenings(_input, member, { services }) {
    const found = await listOpenings(staffOf(member, services));
    return { openings: found.map((each) => openingModel(each, member)) };
  },
  async showAskedReplay({ openingId }, member, { services }) {
    return { plan: await showAskedReplay(staffOf(member, services), openingId) };
  },
  async approveOpening({ openingId }, member, { services }) {
    return { status: await approveOpening(staffOf(member, services), openingId) };
  },
  async declineOpening({ openingId }, member, { services }) {
    await declineOpening(staffOf(member, services), openingId);
    return {};
  },
  async printLetter({ openingId }, member, { services }) {
    const pdf = await printLetter(staffOf(member, services), openingId);
    return { fileName: 'access-code.pdf', pdf: Buffer.from(pdf).toString('base64') };
  },
} satisfies OpeningCalls;

function invitationOf({ name, email, birthDate, scopes, basis, days }: Opening & { kind: 'inviteProxy' }) {
  return { name, email, birthDate, scopes, basis, days };
}

function openingModel(stored: StoredOpening, { subject: asking }: Pick<StaffMember, 'subject'>): OpeningModel {
  const { openingId, opening, subject, replay, status, askedBy, decidedBy } = stored;
  return {
    openingId,
    kind: opening.kind,
    status,
    person: subject.name,
    birthDate: subject.birthDate,
    of: subject.of,
    channel: opening.kind === 'issueCode' ? opening.channel : null,
    access: opening.kind === 'liftSuspension' ? opening.access : null,
    invitation: opening.kind === 'inviteProxy' ? invitationOf(opening) : null,
    recordNumber: opening.kind === 'linkRecord' ? opening.medicalRecordNumber : null,
    messageId: opening.kind === 'confirmReplay' ? opening.messageId : null,
    planKey: replay?.key ?? null,
    reason: opening.reason,
    askedBy,
    isOwn: stored.askedBySubject === asking,
    askedAt: stored.askedAt.toISOString(),
    decidedBy,
    decidedAt: stored.decidedAt?.toISOString() ?? null,
    expiresAt: stored.expiresAt.toISOString(),
  };
}
