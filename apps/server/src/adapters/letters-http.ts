import * as z from 'zod';
import { askService } from '../platform/telemetry/measure-asking.ts';
import type { LettersService } from '../platform/settings/letters.ts';
import type { LetterOutcome, LettersPort } from '../ports/letters.ts';
import { isBusy, parsedJson, transportErrorOf, wholeText } from './http-answer.ts';
import type { ServiceSurroundings } from './json-service.ts';
import type { ServiceError } from './service-error.ts';
import { trustedFetch } from './trusted-fetch.ts';

/** In milliseconds. A letter that takes longer is tried again by the queue. */
const PATIENCE = 10_000;

/** Limit of an answer, in bytes. */
const MAX_ANSWER_BYTES = 100_000;

/**
 * Statuses about this letter that another try would not change: the service does not accept the PDF, or the address
 * does not exist.
 */
const finalStatuses = new Set([400, 413, 415, 422]);

/**
 * The service's own id of the letter. It shows that the answer came from a print service, and not from some other page.
 */
const taken = z.object({ id: z.string().min(1) });

/**
 * Letters by a print service. The PDF is posted with the letter's id as `Idempotency-Key`, so that a letter that is
 * posted again is printed once.
 *
 * @param report called when the service, and not a letter, is why one waits.
 */
export function lettersByHttp(
  { url, token, authority }: LettersService,
  { report, patience = PATIENCE }: ServiceSurroundings,
): LettersPort {
  const send = trustedFetch(authority);
  return {
    print: ({ id, pdf }) =>
      askService('letters', async (note) => {
        const tell = (error: Omit<ServiceError, 'service'>): void => {
          note(error.reason);
          report({ service: 'letters', ...error });
        };
        try {
          const reply = await send(url, {
            method: 'POST',
            headers: {
              accept: 'application/json',
              authorization: `Bearer ${token}`,
              'content-type': 'application/pdf',
              'idempotency-key': id,
            },
            body: Uint8Array.from(pdf),
            signal: AbortSignal.timeout(patience),
          });
          const outcome = await outcomeOf(reply);
          if (outcome === 'deferred') tell({ reason: reasonOf(reply), detail: `HTTP ${reply.status}` });
          return outcome;
        } catch (error) {
          // No connection, no answer in time, or an answer over the limit.
          tell(transportErrorOf(error));
          return 'deferred';
        }
      }),
  };
}

function reasonOf({ ok, status }: Response): ServiceError['reason'] {
  if (ok) return 'garbage';
  return isBusy(status) ? 'unreachable' : 'refused';
}

/** Only statuses about this letter are final. The operator can mend a refused token or a full quota. */
async function outcomeOf(reply: Response): Promise<LetterOutcome> {
  if (!reply.ok) {
    await reply.body?.cancel();
    // The service has accepted the letter before, but its answer was lost.
    if (reply.status === 409) return 'accepted';
    return finalStatuses.has(reply.status) ? 'refused' : 'deferred';
  }
  const answer = parsedJson(await wholeText(reply, MAX_ANSWER_BYTES));
  return taken.safeParse(answer).success ? 'accepted' : 'deferred';
}
