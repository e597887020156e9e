import { type Call, type CallName, calls, PERSON_HEADER, plainNameOf, toPlain, toWire } from '@portico/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallLimit, createCallLimit } from '../../platform/limits/call-limit.ts';
import { limits } from '../../platform/limits/limits.ts';
import { PreparedReply } from '../../platform/prepared-reply.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AppServices } from '../services.ts';
import { removeEnrolmentsOfBrowser } from '../../enrolment/remove-enrolments-of-browser.ts';
import { readSession } from '../../accounts/sessions/read-session.ts';
import { requireAntiForgery } from './anti-forgery.ts';
import { recordActing } from './record-acting.ts';
import { actingCalls } from './acting-calls.ts';
import { requirePerson } from './require-person.ts';
import { requireProviderToken } from './require-provider.ts';
import type { Documents, Handlers, ServedCall } from './handler.ts';
import { wantsDocument } from './errors.ts';
import { sendHtml } from '../pages/plain-page.ts';
import { countSteps } from '../telemetry/count-steps.ts';
import { noteActorOf } from '../telemetry/trace-requests.ts';
import { limitRate } from './rate-limit.ts';
import { takes } from './takes.ts';
import { allowFraming } from './security-headers.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route serves. */
    call?: Call;
  }
}

/** Serves every call of the contract by the handler of its name. */
export function serveCalls(
  app: FastifyInstance,
  handlers: Handlers,
  documents: Documents,
  services: AppServices,
): void {
  const { database, ports, settings } = services;
  const limit = createCallLimit(database.db, ports.clock, {
    ofAddress: settings.callsPerMinute * limits.browsersPerAddress.number,
    ofBrowser: settings.callsPerMinute,
  });
  for (const name of Object.keys(calls) as CallName[]) {
    const handle = handlers[name] as ServedCall['handle'];
    const document = documents[name] as ServedCall['document'];
    serveCall(app, { name, call: calls[name], handle, document }, services, limit);
  }
}

/** Serves one call as the contract describes it: guard, parse, handle, and reply in the contract's shape. */
function serveCall(app: FastifyInstance, served: ServedCall, services: AppServices, limit: CallLimit): void {
  const { call } = served;
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    // A HEAD would do the work of a GET, and spend its captcha, although nobody reads the response.
    exposeHeadRoute: false,
    // Before the body is parsed, so that an invalid one counts too.
    onRequest: async (request, reply) => {
      if (call.framed) allowFraming(reply, services.settings.framing.origins);
      await limitRate(request, limit, services.settings);
    },
    handler: async (request, reply) => {
      if (call.access === 'provider') {
        request.visitor = { ...request.visitor, provider: requireProviderToken(request, services.settings.visits) };
      } else if (call.method === 'POST') requireAntiForgery(request, services.settings.keys);
      if (call.access === 'signedIn') request.visitor = await requireSignedIn(request, served, services);
      else if (actingCalls[served.name] !== undefined) request.visitor = await readSignedIn(request, served, services);
      noteActorOf(request.visitor);
      const input = parseInput(served, request);
      const model = await countSteps(served.name, input, () => served.handle(input, request.visitor, services));
      await recordActing(served, request.visitor, services);
      if (request.visitor.cookies.isBrowserRenewed) await forgetBrowser(request, services);
      return sendReply(served, model, request, reply, services);
    },
  });
}

/** What could not be removed ends by its own lifetime: the sign-in or sign-out that came before it stands. */
async function forgetBrowser(request: FastifyRequest, { database, settings }: AppServices): Promise<void> {
  try {
    await removeEnrolmentsOfBrowser(database.db, settings.keys, request.visitor.browserId);
  } catch (error) {
    request.log.error({ err: error }, 'what the browser had begun is still there');
  }
}

/**
 * The visitor with the session of the cookie.
 *
 * @throws Refusal signInRequired, the same for a missing, unknown, ended or expired session; termsRequired while the
 *   terms wait to be accepted, secondStepRequired while a demanded second step waits to be set up, for every call
 *   that does not serve that; as requirePerson.
 */
async function requireSignedIn(
  { visitor, headers }: FastifyRequest,
  { name, call }: ServedCall,
  services: AppServices,
): Promise<Visitor> {
  const session = await readSession(visitor, services, { countsAsUse: call.countsAsUse, whileDue: true });
  if (session === null) throw new Refusal('signInRequired');
  if (session.termsDue && !call.beforeTerms) throw new Refusal('termsRequired');
  if (session.factorDue && !call.beforeFactor) throw new Refusal('secondStepRequired');
  requirePerson({ name, method: call.method }, headers, session);
  return { ...visitor, session };
}

/**
 * The visitor of a call that is open to guests, too, with their session where there is one. A page that changes something and says nothing of for whom does so for
 * its own person.
 *
 * @throws Refusal as requirePerson.
 */
async function readSignedIn(
  { visitor, headers }: FastifyRequest,
  { name, call }: ServedCall,
  services: AppServices,
): Promise<Visitor> {
  const session = await readSession(visitor, services, { countsAsUse: call.countsAsUse, whileDue: false });
  if (session === null) return visitor;
  const isSilent = headers[PERSON_HEADER.toLowerCase()] === undefined && call.method === 'POST';
  if (isSilent) return { ...visitor, session: { ...session, acting: null } };
  requirePerson({ name, method: call.method }, headers, session);
  return { ...visitor, session };
}

/** The input in plain names. Drops unknown fields. Names the invalid ones, never their values. */
function parseInput({ call }: ServedCall, request: FastifyRequest): unknown {
  const parsed = call.input.safeParse(withOtherNames(call, fieldsOf(call, request)));
  if (parsed.success) return toPlain(call.input, parsed.data);
  const names = parsed.error.issues.map((issue) => plainNameOf(String(issue.path[0] ?? '')));
  throw new Refusal(
    'malformedRequest',
    [...new Set(names)].filter((name) => name !== ''),
  );
}

/**
 * A GET has its fields in the query; a POST has them in its body, except those that the call takes from the query. Both
 * may have some in the path.
 */
function fieldsOf({ method, query: inQuery }: Call, request: FastifyRequest): unknown {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const params = (request.params ?? {}) as Record<string, unknown>;
  if (method === 'GET') return { ...query, ...params };
  // The schema refuses a body that is not an object.
  if (inQuery.length === 0 && Object.keys(params).length === 0) return request.body ?? {};
  const brought = Object.fromEntries(inQuery.filter((name) => name in query).map((name) => [name, query[name]]));
  return { ...(request.body as object | undefined), ...brought, ...params };
}

/** Fields that came under their other names alone, under their own. */
function withOtherNames({ otherNames }: Call, sent: unknown): unknown {
  if (Object.keys(otherNames).length === 0) return sent;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const fields = sent as Record<string, unknown>;
  const brought = Object.entries(otherNames).filter(([name, other]) => !(name in fields) && other in fields);
  return { ...fields, ...Object.fromEntries(brought.map(([name, other]) => [name, fields[other]])) };
}

/** As it was packed for all who get it alike. Nobody else packs it: it has its encoding already. */
function sendPrepared(model: PreparedReply, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if (!takes(request, 'gzip')) return reply.send(model.json());
  const varies = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
  return reply.header('vary', varies).header('content-encoding', 'gzip').send(model.gzip());
}

/** The reply passes through its schema, so that the server sends nothing that the contract does not name. */
function sendReply(
  { call, document }: ServedCall,
  model: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: AppServices,
): FastifyReply {
  const isDocument = document !== undefined && wantsDocument(request);
  if (model instanceof PreparedReply && !isDocument && !call.wrapped) {
    return sendPrepared(model, request, reply);
  }
  const response = model instanceof PreparedReply ? model.response() : call.reply.parse(toWire(call.reply, model));
  if (isDocument) {
    const text = document(toPlain(call.reply, response), request.visitor, services);
    if (call.file === null) return sendHtml(reply, text);
    reply.header('content-disposition', `attachment; filename="${call.file.name}"`);
    return reply.type(`${call.file.mediaType}; charset=utf-8`).send(text);
  }
  return reply.send(call.wrapped ? { meta: { code: 200 }, response } : response);
}
