import { IDENTITY_PATH, type IdentityPurpose, identityPurposes, pathTo } from '@portico/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readSession } from '../../accounts/sessions/read-session.ts';
import { endByProvider } from '../../identity/end-by-provider.ts';
import { finishIdentityRequest, outcomePage } from '../../identity/finish-identity-request.ts';
import { beginIdentityRequest } from '../../identity/identity-request.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { rawUrlOf } from '../http/request-url.ts';
import type { AppServices } from '../services.ts';

/** Sends browsers to identity providers by a plain link, and takes them as they come back. What brought them back leaves the address at once. */
export function serveIdentity(app: FastifyInstance, services: AppServices): void {
  if (services.settings.healthSystem.identityProviders.length === 0) return;

  app.get<{ Params: { provider: string; purpose: string } }>(
    `${IDENTITY_PATH}/:provider/:purpose`,
    async ({ params: { provider, purpose }, visitor }, reply) => {
      // Another site's page does not sign anybody in here: it leads to the page that offers it.
      if (visitor.isSentByOthers || !isByLink(purpose)) return goTo(reply, pathTo('login-home'));
      await limitRequests(visitor, services);
      const begun = await beginIdentityRequest({ provider, purpose, accountId: null }, visitor, services);
      if (begun === 'unknown') return goTo(reply, pathTo('login-home'));
      return goTo(reply, begun === 'unavailable' ? outcomePage('unavailable', provider, purpose) : begun.address);
    },
  );

  app.get<{ Params: { provider: string } }>(`${IDENTITY_PATH}/:provider/signOut`, async (request, reply) => {
    const { visitor } = request;
    await limitRequests(visitor, services);
    const { provider: id } = request.params;
    const isOffered = services.settings.healthSystem.identityProviders.some((each) => each.id === id && each.signOut);
    const address = isOffered ? await services.ports.identityProviders.signOutAddress(id, visitor.language) : null;
    return goTo(reply, address ?? pathTo('login-home'));
  });

  app.post<{ Params: { provider: string }; Body: unknown }>(
    `${IDENTITY_PATH}/:provider/signedOut`,
    async ({ params: { provider: id }, body, visitor }, reply) => {
      await limitRequests(visitor, services, limits.identitySignOuts, 'identity sign-outs');
      const outcome = await endByProvider({ id, token: logoutTokenOf(body) }, visitor, services);
      reply.header('cache-control', 'no-store');
      if (outcome === 'done') return reply.send();
      return outcome === 'refused'
        ? reply.code(400).send({ error: 'invalid_request' })
        : reply.code(503).send({ error: 'temporarily_unavailable' });
    },
  );

  app.get<{ Params: { provider: string } }>(`${IDENTITY_PATH}/:provider`, async (request, reply) => {
    const { visitor } = request;
    await limitRequests(visitor, services);
    const session = await readSession(visitor, services, { countsAsUse: true, whileDue: false });
    const query = new URLSearchParams(rawUrlOf(request).query);
    const came = { id: request.params.provider, query };
    return goTo(reply, await finishIdentityRequest(came, { ...visitor, session }, services));
  });
}

/** Linking is begun by a call, which asks for the password. */
function isByLink(purpose: string): purpose is Exclude<IdentityPurpose, 'link'> {
  return purpose !== 'link' && identityPurposes.some((each) => each === purpose);
}

function logoutTokenOf(body: unknown): string {
  const token = typeof body === 'object' && body !== null && 'logout_token' in body ? body.logout_token : '';
  return typeof token === 'string' ? token : '';
}

function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

async function limitRequests(
  { address }: Visitor,
  { database, ports, settings }: AppServices,
  { number: limit, window }: { number: number; window: number } = limits.identityRequests,
  counted = 'identity',
): Promise<void> {
  const uses = [{ key: limitKey(settings.keys, `${counted}:${address}`), limit }];
  await requireUseBelow(database.db, uses, ports.clock.now(), window);
}
