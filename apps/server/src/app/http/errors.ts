import {
  askPostalMail,
  type ErrorName,
  type ErrorReply,
  errors,
  messageOf,
  type RefusalDetails,
  wireNameOf,
} from '@portico/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { outageOf } from '../../platform/db/outage.ts';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sendHtml } from '../pages/plain-page.ts';
import { refusalPage } from '../pages/refusal-page.ts';

/** Fastify's own errors that have a name in the contract. */
const fastifyErrors: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
};

/**
 * Answers every failure in the same envelope: the HTTP status equals meta.code (design: Calls).
 *
 * @param onDiskFull hears of each failure because the database has no room left.
 */
export function answerErrors(app: FastifyInstance, onDiskFull: () => void): void {
  app.setErrorHandler((error, request, reply) => {
    const outage = outageOf(error);
    if (outage === 'disk') onDiskFull();
    const refusal = outage === undefined ? refusalOf(error) : new Refusal('unavailable', [], limits.outageRetry.window);
    if (outage !== undefined) request.log.error({ err: error, outage }, 'the database does not answer');
    else if (refusal.error === 'serverError') request.log.error({ err: error }, 'failed');
    const { span } = request.trace;
    span?.set({ 'portico.refusal': refusal.error });
    if (outage !== undefined || refusal.error === 'serverError') span?.fail(error);
    return sendRefusal(request, reply, refusal);
  });
}

/** Sends a refusal: as a page to a browser that asked for one, else as JSON. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = errors[refusal.error];
  reply.code(status);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  if (wantsDocument(request) || isLost(request)) {
    const back = request.routeOptions.url === askPostalMail.path ? 'signup' : 'estimates';
    return sendHtml(reply, refusalPage(request.visitor.language, status, back));
  }
  return reply.send(envelopeOf(refusal, request));
}

/** Whether the call is also a page, and JSON was not asked for (design: Estimates). */
export function wantsDocument(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const asksForJson = accept.includes('application/json') && !accept.includes('text/html');
  return request.routeOptions.config.call?.page === true && !asksForJson;
}

/** Whether a person opened an unknown address: only a browser that opens a page asks for HTML by name. */
function isLost(request: FastifyRequest): boolean {
  return request.is404 && request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** The body of a refusal; the fields have the names of the wire. */
function envelopeOf({ error, fields: plainNames, ...refusal }: Refusal, request: FastifyRequest): ErrorReply {
  const { call } = request.routeOptions.config;
  const details = refusal.details ?? detailsOf(error, request);
  const { status, errorCode } = errors[error];
  const fields = plainNames.map((name) => (call === undefined ? name : wireNameOf(call.input, name)));
  return {
    meta: { code: status, errorCode, errorMessage: messageOf(error, call), ...(fields.length > 0 ? { fields } : {}) },
    ...(details === undefined ? {} : { response: details }),
  };
}

/** "1003 returns the response" (spec §8): what to do, in the visitor's language. */
function detailsOf(error: ErrorName, { visitor }: FastifyRequest): RefusalDetails | undefined {
  return error === 'ticketInvalid' ? { message: messagesOf(visitor.language).account.ticketInvalid } : undefined;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = fastifyErrors[code ?? ''];
  if (known !== undefined) return new Refusal(known);
  if (statusCode === 404) return new Refusal('notFound');
  const isOfTheRequest = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new Refusal(isOfTheRequest ? 'malformedRequest' : 'serverError');
}
