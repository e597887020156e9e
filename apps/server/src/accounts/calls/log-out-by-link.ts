import type { InputOf, ReplyOf } from '@portico/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { logOut } from './log-out.ts';

/**
 * Logs out by a link. A link has no anti-forgery token, so only our own pages and those of PORTICO_ORIGINS may lead
 * here.
 *
 * @throws Refusal antiForgery
 */
export async function logOutByLink(
  input: InputOf<'logOutByLink'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'logOutByLink'>> {
  if (visitor.isSentByOthers) throw new Refusal('antiForgery');
  return logOut(input, visitor, services);
}
