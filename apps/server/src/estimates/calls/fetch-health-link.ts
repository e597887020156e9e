import type { InputOf, ReplyOf } from '@portico/contract';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readsHealthCards } from '../../platform/settings/health-cards.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';

/**
 * The encrypted files of a SMART Health Link. Nothing of it is stored: not its address, its passcode, or what came.
 *
 * @throws Refusal noHealthCards where the hospital reads none; tooManyRequests, with the seconds to wait: the portal is no relay to other servers.
 */
export async function fetchHealthLink(
  { token, url, passcode, isDirect }: InputOf<'fetchHealthLink'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'fetchHealthLink'>> {
  const { database, ports, settings } = services;
  await requireEstimateOwner(token, visitor, services);
  if (!readsHealthCards(settings.healthCards)) throw new Refusal('noHealthCards');
  const uses = [
    {
      key: limitKey(settings.keys, `health-link:address:${visitor.address}`),
      limit: limits.healthLinksOfAddress.number,
    },
    {
      key: limitKey(settings.keys, `health-link:browser:${visitor.browserId}`),
      limit: limits.healthLinksOfBrowser.number,
    },
  ];
  await requireUseBelow(database.db, uses, ports.clock.now(), limits.healthLinksOfBrowser.window);
  const answer = await ports.healthLinks.fetch({ url, passcode, isDirect });
  return {
    Status: answer.is === 'files' ? 'read' : answer.is,
    Files: answer.is === 'files' ? [...answer.files] : [],
    TriesLeft: answer.is === 'wrongPasscode' ? answer.triesLeft : null,
  };
}
