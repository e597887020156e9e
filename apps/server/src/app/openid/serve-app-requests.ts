import { pathTo, SIGNED_IN_PATH } from '@portico/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { readSession } from '../../accounts/sessions/read-session.ts';
import { cookieName } from '../../platform/visitor/cookie-name.ts';
import { appRequestPath } from '../../openid/issuer.ts';
import { findAppRequest, noteAsked } from '../../openid/find-app-request.ts';
import { loginUid } from '../../openid/login-id.ts';
import { nextStep } from '../../openid/next-step.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import { sendHtml } from '../pages/plain-page.ts';
import type { AppServices } from '../services.ts';
import { expiredRequestPage } from './provider-pages.ts';

/**
 * Where the request of an app waits for its person, and goes on each time that they have done something: signed in, accepted terms, set up a second step, agreed. It is bound by
 * a cookie to the browser in which it was begun, so that nobody can finish in one browser what somebody else began in another.
 */
export function serveAppRequests(app: FastifyInstance, provider: () => Promise<Provider>, services: AppServices): void {
  app.get<{ Params: { id: string }; Querystring: { refused?: string } }>(
    appRequestPath(':id'),
    async (request, reply) => {
      const { id } = request.params;
      const isOfBrowser = request.cookies[cookieName('openid-request', services.settings.mode)] === id;
      const found = isOfBrowser ? await findAppRequest(id, services) : null;
      if (found === null) return sendHtml(reply.code(400), expiredRequestPage(request.visitor.language));
      if (request.query.refused !== undefined) {
        return answer(reply, { id, provider, result: refusedByPerson, session: null });
      }
      const session = await readSession(request.visitor, services, { countsAsUse: true, whileDue: true });
      const step = await nextStep(found.request, session, found.client, services);
      if (step.to === 'app') return answer(reply, { id, provider, result: step.result, session });
      await noteAsked(id, found.request, services);
      if (step.to === 'portal')
        return reply.redirect(`${SIGNED_IN_PATH}#${pathTo('app-request', { request: id })}`, 303);
      // The sign-in page leaves a session alone that is there, and leads back here.
      if (step.withFactor) request.visitor.cookies.forget('device');
      return reply.redirect(`${pathTo('login-home')}#${appRequestPath(id)}`, 303);
    },
  );
}

const refusedByPerson: InteractionResults = { error: 'access_denied', error_description: 'the request was refused' };

/** Stores the result, beside those of the steps before, and goes back to the provider. */
async function answer(
  reply: FastifyReply,
  {
    id,
    provider,
    result,
    session,
  }: { id: string; provider: () => Promise<Provider>; result: InteractionResults; session: SignedIn | null },
): Promise<FastifyReply> {
  const interaction = await (await provider()).Interaction.find(id);
  if (interaction === undefined) return reply.redirect(pathTo('home'), 303);
  interaction.result = 'error' in result ? result : { ...interaction.lastSubmission, ...result };
  // Somebody else has signed in meanwhile, in the same browser: the request goes on with them.
  if (session !== null && interaction.session?.uid !== loginUid(session)) delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  return reply.redirect(interaction.returnTo, 303);
}
