import type { HttpService } from '../platform/settings/enrolment-services.ts';
import { faultOf, isBusy, parsedJson, wholeText } from './http-answer.ts';

/** Why a service gave no answer. Holds nothing of the question, of the answer or of an address: it may be logged. */
export interface ServiceFault {
  service: string;
  reason: 'timeout' | 'unreachable' | 'refused' | 'garbage';
  /** What an operator needs, such as `HTTP 503` or `ECONNREFUSED`. */
  detail: string;
}

/** What an adapter over HTTP needs beside its settings. */
export interface ServiceSurroundings {
  /** Told of every question without an answer. */
  report: (fault: ServiceFault) => void;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** A question: a path below the service's address, and a body; without a body it is a GET. */
interface Question<Answer> {
  path: string;
  body?: unknown;
  /** Makes the answer of what the JSON says; undefined for what no answer is like. Any status but 200 is none by itself. */
  read: (body: unknown) => Answer | undefined;
}

/** The longest answer that is read, in bytes: many times what any of the services has to say. */
const LONGEST_ANSWER = 256_000;

/**
 * Asks one HTTP service in JSON: once, with its token as `Authorization: Bearer`, and never following it elsewhere, since
 * questions hold what is meant for this service alone.
 *
 * @returns undefined when there is no answer, for whatever reason; it was reported then. Nothing is thrown.
 */
export function askerOf(
  name: string,
  { url, token }: HttpService,
  { report, patience }: Required<ServiceSurroundings>,
): <Answer>(question: Question<Answer>) => Promise<Answer | undefined> {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return async ({ path, body, read }) => {
    const tell = (reason: ServiceFault['reason'], detail: string): undefined => {
      report({ service: name, reason, detail });
    };
    try {
      const reply = await fetch(`${url}${path}`, {
        ...(body === undefined
          ? { headers: { accept: 'application/json', ...authorization } }
          : {
              method: 'POST',
              headers: { accept: 'application/json', 'content-type': 'application/json', ...authorization },
              body: JSON.stringify(body),
            }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const detail = `HTTP ${reply.status}`;
      if (reply.status === 200) {
        const answer = read(parsedJson(await wholeText(reply, LONGEST_ANSWER)));
        return answer === undefined ? tell('garbage', detail) : answer;
      }
      await reply.body?.cancel();
      return tell(isBusy(reply.status) ? 'unreachable' : 'refused', detail);
    } catch (error) {
      const { reason, detail } = faultOf(error);
      return tell(reason, detail);
    }
  };
}
