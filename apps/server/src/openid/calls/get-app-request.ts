import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findAppRequest } from '../find-app-request.ts';
import { appRequestPath } from '../issuer.ts';
import { isAllowed, scopesAskedFor } from '../next-step.ts';

/**
 * What an app asks of the person at the browser. It is answered where the request was begun, in this browser alone (serve-openid.ts).
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
  const isOfConsent = request.prompt?.name === 'consent';
  return {
    appName: client.name[visitor.language],
    scopes: scopesAskedFor(request, client),
    asksConsent: isOfConsent && !(await isAllowed(request, session, client, services)),
    address: appRequestPath(id),
  };
}
