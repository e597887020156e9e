import type { InputOf, ReplyOf } from '@portico/contract';
import { ownerOfSession } from '../../accounts/sessions/owner-of-session.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { markRead } from '../queries/answers.ts';

export async function markAnswersRead(
  { topic, until }: InputOf<'markAnswersRead'>,
  visitor: Visitor,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<ReplyOf<'markAnswersRead'>> {
  const accountId = ownerOfSession(requireSession(visitor));
  await markRead(database.db, { accountId, topic, until: new Date(until), now: ports.clock.now() });
  return {};
}
