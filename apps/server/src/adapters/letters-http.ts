import * as z from 'zod';
import type { LetterOutcome, LettersPort } from '../ports/letters.ts';
import { parsedJson, wholeText } from './http-answer.ts';

/** One wait for the service, in milliseconds: a letter that takes longer is tried again by the queue. */
const PATIENCE = 10_000;

/** The longest answer that is read, in bytes. */
const LONGEST_ANSWER = 100_000;

/** Statuses that are about this letter and would come again: it is no PDF that the service takes, or an address that nobody has. */
const finalStatuses = new Set([400, 413, 415, 422]);

/** The service's own name for the letter: only a print service says one, and no page of somebody else. */
const taken = z.object({ id: z.string().min(1) });

/**
 * Letters by a print service: the PDF is posted to its address, with the letter's id as `Idempotency-Key`, so that the same
 * letter posted again is printed once.
 *
 * @param patience milliseconds to wait for the service.
 */
export function lettersByHttp(
  { url, token }: { url: string; token: string },
  patience: number = PATIENCE,
): LettersPort {
  return {
    print: async ({ id, pdf }) => {
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            'content-type': 'application/pdf',
            'idempotency-key': id,
          },
          body: Uint8Array.from(pdf),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        });
        return await outcomeOf(reply);
      } catch {
        // No connection, no answer in time, or one without end.
        return 'deferred';
      }
    },
  };
}

/** A refused token or a full quota is ours to mend: only what is about this letter is final. */
async function outcomeOf(reply: Response): Promise<LetterOutcome> {
  if (!reply.ok) {
    await reply.body?.cancel();
    // The letter was taken before, and its answer lost.
    if (reply.status === 409) return 'accepted';
    return finalStatuses.has(reply.status) ? 'refused' : 'deferred';
  }
  const answer = parsedJson(await wholeText(reply, LONGEST_ANSWER));
  return taken.safeParse(answer).success ? 'accepted' : 'deferred';
}
