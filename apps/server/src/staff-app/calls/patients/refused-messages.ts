import type { RefusedMessageModel, ReplayOutcome } from '@portico/staff-contract';
import { discardForStaff } from '../../../staff/adt/discard-refused.ts';
import { type AdtFeed, listRefusedForStaff } from '../../../staff/adt/list-refused.ts';
import { confirmReplayForStaff } from '../../../staff/adt/confirm-replay.ts';
import { showReplayForStaff } from '../../../staff/adt/replay-plan.ts';
import { type Replayed, replayForStaff } from '../../../staff/adt/replay-refused.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';

type RefusedMessageCalls = Pick<
  StaffHandlers,
  'listRefusedMessages' | 'replayMessages' | 'showReplay' | 'confirmReplay' | 'discardMessages'
>;

export const refusedMessageCalls = {
  async listRefusedMessages(_asked, member, { services }) {
    const { figures, refused, found } = await listRefusedForStaff(staffOf(member, services));
    return {
      hasFeed: services.settings.adt !== undefined,
      lastAt: figures.lastAt?.toISOString() ?? null,
      taken: figures.taken,
      refused: figures.refused,
      messages: refused.map(messageModel),
      found,
    };
  },
  async replayMessages({ messageIds, reason }, member, { services }) {
    const staff = staffOf(member, services);
    const outcomes: Array<{ messageId: string; outcome: ReplayOutcome }> = [];
    // Each in a transaction of its own: one that is still refused holds up no other.
    for (const messageId of new Set(messageIds)) {
      const replayed = await replayForStaff(staff, { messageId, isConfirmed: false, reason });
      outcomes.push({ messageId, outcome: replayed === null ? 'gone' : outcomeOf(replayed.outcome) });
    }
    return { outcomes };
  },
  async showReplay({ messageId }, member, { services }) {
    const { refused, would, plan } = await showReplayForStaff(staffOf(member, services), messageId);
    return { message: messageModel(refused), would, plan };
  },
  async confirmReplay(seen, member, { services }) {
    return { outcome: outcomeOf(await confirmReplayForStaff(staffOf(member, services), seen)) };
  },
  async discardMessages({ messageIds, reason }, member, { services }) {
    await discardForStaff(staffOf(member, services), { messageIds: [...new Set(messageIds)], reason });
    return {};
  },
} satisfies RefusedMessageCalls;

function outcomeOf(outcome: Replayed['outcome']): ReplayOutcome {
  return outcome.kind === 'merged' && outcome.accounts.length > 0 ? 'moved' : outcome.kind;
}

function messageModel({
  error,
  messageId,
  receivedAt,
  event,
  sender,
  controlId,
}: AdtFeed['refused'][number]): RefusedMessageModel {
  const { segment, field, code, message: answer } = error;
  return { messageId, receivedAt: receivedAt.toISOString(), event, sender, controlId, segment, field, code, answer };
}
