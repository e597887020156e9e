import type { Opening, OpeningModel } from '@portico/staff-contract';
import { askForOpening } from '../../../staff/openings/ask-for-opening.ts';
import { approveOpening, declineOpening, showAskedReplay } from '../../../staff/openings/decide-opening.ts';
import {
  countOpenings,
  findAskedReplay,
  listOpenings,
  type ListedOpening,
} from '../../../staff/openings/list-openings.ts';
import { canPrint, printLetter } from '../../../staff/openings/print-letter.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';
import type { StaffMember } from '../../sign-in/sessions.ts';

type OpeningCalls = Pick<
  StaffHandlers,
  | 'askForOpening'
  | 'listOpenings'
  | 'countOpenings'
  | 'findAskedReplay'
  | 'showAskedReplay'
  | 'approveOpening'
  | 'declineOpening'
  | 'printLetter'
>;

export const openingCalls = {
  async askForOpening({ opening }, member, { services }) {
    return { openingId: await askForOpening(staffOf(member, services), opening) };
  },
  async listOpenings(_input, member, { services }) {
    const found = await listOpenings(staffOf(member, services));
    return { openings: found.map((each) => openingModel(each, member)) };
  },
  async countOpenings(_input, member, { services }) {
    return { waiting: await countOpenings(staffOf(member, services)) };
  },
  async findAskedReplay({ messageId }, member, { services }) {
    const found = await findAskedReplay(staffOf(member, services), messageId);
    if (found === undefined) return { asked: null };
    const { replay, askedBy, askedAt } = found;
    return { asked: { planKey: replay?.key ?? null, askedBy, askedAt: askedAt.toISOString() } };
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

function openingModel(listed: ListedOpening, { subject: asking }: Pick<StaffMember, 'subject'>): OpeningModel {
  const { openingId, opening, subject, replay, status, askedBy, decidedBy } = listed;
  const isErased = subject === null;
  return {
    openingId,
    kind: opening.kind,
    status,
    person: subject?.name ?? null,
    birthDate: subject?.birthDate ?? null,
    of: subject?.of ?? null,
    channel: opening.kind === 'issueCode' ? opening.channel : null,
    access: opening.kind === 'liftSuspension' ? opening.access : null,
    invitation: opening.kind === 'inviteProxy' && !isErased ? invitationOf(opening) : null,
    recordNumber: opening.kind === 'linkRecord' && !isErased ? opening.medicalRecordNumber : null,
    messageId: opening.kind === 'confirmReplay' ? opening.messageId : null,
    planKey: replay?.key ?? null,
    canPrint: canPrint(listed, asking),
    reason: opening.reason,
    askedBy,
    isOwn: listed.askedBySubject === asking,
    askedAt: listed.askedAt.toISOString(),
    decidedBy,
    decidedAt: listed.decidedAt?.toISOString() ?? null,
    expiresAt: listed.expiresAt.toISOString(),
  };
}
