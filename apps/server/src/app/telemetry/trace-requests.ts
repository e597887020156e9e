import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { probes, routeOf } from '../http/logging.ts';
import { type ActorKind, beginTrace, noteActor, type Trace, withinTrace } from '../../platform/telemetry/trace.ts';
import { readTraceparent, type RemoteSpan } from '../../platform/telemetry/traceparent.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is done for this request: its lines in the log have its id, and its span. */
    trace: Trace;
  }
}

/**
 * Makes each request a trace. Its span has the name of its call, or the pattern of its route, and never its address.
 *
 * @param believes whether the sender of a request may say of which trace it is a part.
 */
export function traceRequests(app: FastifyInstance, believes: (address: string) => boolean): void {
  app.decorateRequest('trace');
  app.addHook('onRequest', (request, reply, done) => {
    request.trace = beginTrace('request', nameOf(request, reply), {
      from: remoteOf(request, believes),
      id: request.id.replaceAll('-', ''),
      actor: 'visitor',
      isUnrecorded: probes.has(routeOf(reply)),
    });
    withinTrace(request.trace, done);
  });
  // What reads a body continues where the socket was read, and not where the request began.
  app.addHook('preValidation', (request, _reply, done) => withinTrace(request.trace, done));
  app.addHook('onResponse', (request, reply, done) => {
    endSpan(request, reply);
    done();
  });
}

function endSpan(request: FastifyRequest, reply: FastifyReply): void {
  const { span } = request.trace;
  if (span === null) return;
  const { call } = request.routeOptions.config;
  span.set({
    'http.request.method': request.method,
    'http.route': routeOf(reply),
    'http.response.status_code': reply.statusCode,
    'portico.actor': request.trace.actor,
    ...(call === undefined ? {} : { 'portico.call': call.name }),
  });
  span.end();
}

/** Says who acts, by kind, once the session is known. */
export function noteActorOf(visitor: Pick<Visitor, 'session' | 'provider'>): void {
  noteActor(actorOf(visitor));
}

function actorOf({ session, provider }: Pick<Visitor, 'session' | 'provider'>): ActorKind {
  if (provider !== null) return 'provider';
  if (session === null) return 'visitor';
  return session.acting === null ? 'account' : 'proxy';
}

function nameOf(request: FastifyRequest, reply: FastifyReply): string {
  return request.routeOptions.config.call?.name ?? `${request.method} ${routeOf(reply)}`;
}

function remoteOf(request: FastifyRequest, believes: (address: string) => boolean): RemoteSpan | null {
  const { traceparent } = request.headers;
  const { remoteAddress } = request.socket;
  if (typeof traceparent !== 'string' || remoteAddress === undefined || !believes(remoteAddress)) return null;
  return readTraceparent(traceparent);
}
