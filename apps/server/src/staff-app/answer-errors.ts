import { type StaffErrorName, type StaffErrorReply, staffErrors } from '@portico/staff-contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { outageOf } from '../platform/db/outage.ts';
import { limits } from '../platform/limits/limits.ts';
import { Refusal } from '../platform/refusal.ts';
import { PriceImportError } from '../prices/price-import-error.ts';
import { PriceVersionError } from '../prices/price-version-error.ts';
import { ActError } from '../staff/act-error.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** Answers every failure in the same shape: the name of the error, and of the fields to correct. Messages stay here: they may name people. */
export function answerStaffErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const name = nameOf(error);
    if (name === 'serverError' || outageOf(error) !== undefined) request.log.error({ err: error }, 'failed');
    if (error instanceof Refusal && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds);
    }
    if (outageOf(error) !== undefined) reply.header('retry-after', limits.outageRetry.window);
    const fields = error instanceof StaffRefusal || error instanceof ActError ? error.fields : [];
    const body: StaffErrorReply = { error: name, ...(fields.length === 0 ? {} : { fields }) };
    return reply.code(staffErrors[name]).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(staffErrors.notFound).send({ error: 'notFound' } satisfies StaffErrorReply),
  );
}

function nameOf(error: unknown): StaffErrorName {
  if (error instanceof ActError) return error.code;
  if (error instanceof StaffRefusal) return error.error;
  if (error instanceof PriceVersionError) return ofVersions[error.reason];
  if (error instanceof PriceImportError && error.reason === 'in progress') return 'importUnderWay';
  if (error instanceof Refusal) return error.error === 'tooManyRequests' ? 'tooManyRequests' : 'serverError';
  if (outageOf(error) !== undefined) return 'unavailable';
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'malformedRequest' : 'serverError';
}

/** What cannot be done with a version of prices, as staff read it. */
const ofVersions = {
  'no such version': 'noSuchVersion',
  'nothing staged': 'noSuchVersion',
  'not named': 'noSuchVersion',
  'already live': 'versionAlreadyLive',
  older: 'versionOlder',
  'other live': 'pricesChanged',
  live: 'versionLive',
  'nothing to compare': 'nothingToCompare',
  'nothing to roll back to': 'nothingToRollBackTo',
} as const satisfies Readonly<Record<PriceVersionError['reason'], StaffErrorName>>;
