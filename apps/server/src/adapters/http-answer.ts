/** An answer is longer than anything that the service has to say. */
class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * The whole body of an answer as text.
 *
 * @param longest in bytes: nothing beyond is read.
 * @throws AnswerTooLong; what the connection throws, and a TimeoutError where the request's signal ended the wait.
 */
export async function wholeText(reply: Response, longest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > longest) throw new AnswerTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What a text says in JSON; undefined where it is none. What a parser would say of it repeats the text, so it is dropped. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a service may well answer the same question later. */
export function isBusy(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** What kept an answer from coming, for the log: the failure's code alone, since messages name hosts and addresses. */
export function faultOf(error: unknown): { reason: 'timeout' | 'unreachable' | 'garbage'; detail: string } {
  if (error instanceof AnswerTooLong) return { reason: 'garbage', detail: 'an answer without end' };
  if (error instanceof Error && error.name === 'TimeoutError')
    return { reason: 'timeout', detail: 'no answer in time' };
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return { reason: 'unreachable', detail: typeof code === 'string' ? code : 'the connection failed' };
}
