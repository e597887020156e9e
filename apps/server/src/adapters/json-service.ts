import type { HttpService } from '../platform/settings/enrolment-services.ts';
import { askService } from '../platform/telemetry/measure-asking.ts';
import type { OutsideService } from '../platform/telemetry/outside-services.ts';
import { transportErrorOf, isBusy, parsedJson, wholeText } from './http-answer.ts';
import type { ServiceError } from './service-error.ts';
import { retryAfter } from './retry-after.ts';
import { createServiceGuard } from './service-guard.ts';
import { trustedFetch } from './trusted-fetch.ts';

export interface ServiceSurroundings {
  /** Called for each request without an answer. */
  report: (error: ServiceError) => void;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** A request: a path below the service's address, and a body. Without a body it is a GET. */
interface Question<Answer> {
  path: string;
  body?: unknown;
  /** Reads the JSON of an answer; undefined if it is not what the service should send. Called for status 200 only. */
  read: (body: unknown) => Answer | undefined;
}

/** Limit of an answer, in bytes: many times the largest of any service. */
const MAX_ANSWER_BYTES = 256_000;

/**
 * Returns a function that sends one request in JSON to an HTTP service. It sends once, with the token as
 * `Authorization: Bearer`, and follows no redirect: requests hold data for this service alone. It throws nothing, and asks a
 * service that has gone silent, or wants a pause (Retry-After), only now and then.
 *
 * @returns undefined if there is no answer, for any reason; the reason has then been reported.
 */
export function askerOf(
  name: OutsideService,
  { url, token, authority }: HttpService,
  { report, patience }: Required<ServiceSurroundings>,
): <Answer>(question: Question<Answer>) => Promise<Answer | undefined> {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const guard = createServiceGuard();
  const send = trustedFetch(authority);
  return ({ path, body, read }) =>
    askService(name, async (note) => {
      const tell = ({ reason, detail }: Pick<ServiceError, 'reason' | 'detail'>): undefined => {
        note(reason);
        report({ service: name, reason, detail });
      };
      const refusal = guard.refusal();
      if (refusal !== null) return tell(refusal);
      const fail = (reason: ServiceError['reason'], detail: string, pause?: number): undefined => {
        guard.done(reason, pause);
        return tell({ reason, detail });
      };
      try {
        const reply = await send(`${url}${path}`, {
          ...(body === undefined
            ? { headers: { accept: 'application/json', ...authorization } }
            : {
                method: 'POST',
                headers: { accept: 'application/json', 'content-type': 'application/json', ...authorization },
                body: JSON.stringify(body),
              }),
          signal: AbortSignal.timeout(patience),
        });
        const detail = `HTTP ${reply.status}`;
        if (reply.status === 200) {
          const answer = read(parsedJson(await wholeText(reply, MAX_ANSWER_BYTES)));
          if (answer === undefined) return fail('garbage', detail);
          guard.done();
          return answer;
        }
        await reply.body?.cancel();
        if (!isBusy(reply.status)) return fail('refused', detail);
        return fail('unreachable', detail, retryAfter(reply, new Date()));
      } catch (error) {
        const { reason, detail } = transportErrorOf(error);
        return fail(reason, detail);
      }
    });
}
