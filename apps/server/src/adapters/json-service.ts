import type { HttpService } from '../settings/enrolment-services.ts';

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
        const answer = read(parsed(await wholeText(reply)));
        return answer === undefined ? tell('garbage', detail) : answer;
      }
      await reply.body?.cancel();
      return tell(isBusy(reply.status) ? 'unreachable' : 'refused', detail);
    } catch (error) {
      if (error instanceof AnswerTooLong) return tell('garbage', 'an answer without end');
      if (error instanceof Error && error.name === 'TimeoutError') return tell('timeout', 'no answer in time');
      return tell('unreachable', codeOf(error));
    }
  };
}

const isBusy = (status: number): boolean => status === 408 || status === 429 || status >= 500;

class AnswerTooLong extends Error {}

async function wholeText(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new AnswerTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What is no JSON is nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure's code alone: messages name hosts and addresses. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'the connection failed';
}
