import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { openIdScopes } from '../../platform/settings/openid-clients.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findAppRequest } from '../find-app-request.ts';
import { appRequestPath } from '../issuer.ts';
import { isAllowed, scopesAskedFor } from '../next-step.ts';
import { partsOf, personOf, recordsShown } from '../smart/asked-record.ts';
import { chooseRecord } from '../smart/choose-record.ts';

/**
 * What an app asks of the person at the browser, and whose record it may be for. It is answered where the request was begun, in this browser alone (serve-openid.ts).
 *
 * @throws Refusal notFound
 */
export async function getAppRequest(
  { request: id }: InputOf<'getAppRequest'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getAppRequest'>> {
  const session = requireSession(visitor);
  const found = await findAppRequest(id, services);
  if (found === null) throw new Refusal('notFound');
  const { request, client } = found;
  const { params, picked } = request;
  const isOfConsent = request.prompt?.name === 'consent';
  const choice = await chooseRecord({ params, accountId: session.accountId, client, picked }, services);
  const isOpen = choice.status === 'open' || !(await isAllowed(request, session, client, services));
  const asked = scopesAskedFor(request, client);
  const people = recordsShown(choice).map((each) => ({
    person: personOf(each),
    name: each.name,
    isOwn: each.proxyId === null,
  }));
  return {
    appName: textOf(client.name, visitor.language),
    isOurs: client.ours,
    scopes: openIdScopes.filter((scope) => asked.includes(scope)),
    record: choice.status === 'notAsked' ? null : { people, parts: partsOf(asked) },
    asksConsent: isOfConsent && choice.status !== 'refused' && isOpen,
    address: appRequestPath(id),
  };
}
