import type { InputOf, ReplyOf } from '@portico/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { ownVisit } from '../own-visit.ts';
import { issueVideoToken } from '../issue-video-token.ts';

/**
 * A token for the person's own video visit. Whether the visit is open is told when the token is looked up.
 *
 * @throws Refusal unknownVisit, also for one that is not by video or was cancelled.
 */
export async function joinVisit(
  { visit: visitId }: InputOf<'joinVisit'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'joinVisit'>> {
  const visit = await ownVisit(visitId, visitor, services);
  if (!visit.is_video || visit.status !== 'booked') throw new Refusal('unknownVisit');
  return { token: await issueVideoToken(services.database.db, visit) };
}
