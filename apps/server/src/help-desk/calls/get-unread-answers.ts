import type { InputOf, ReplyOf } from '@portico/contract';
import { ownerOfSession } from '../../accounts/sessions/owner-of-session.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { countUnread } from '../queries/answers.ts';

export async function getUnreadAnswers(
  _input: InputOf<'getUnreadAnswers'>,
  visitor: Visitor,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<ReplyOf<'getUnreadAnswers'>> {
  const unread = await countUnread(database.db, ownerOfSession(requireSession(visitor)), ports.clock.now());
  return { helpdesk: unread.get('helpdesk') ?? 0, feedback: unread.get('feedback') ?? 0 };
}
