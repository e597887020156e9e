/** An answer is longer than the limit. */
class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * Reads the whole body of an answer as text.
 *
 * @param maxLength in bytes; nothing beyond it is read.
 * @throws AnswerTooLong; errors of the connection; a TimeoutError if the request's signal ended the wait.
 */
export async function wholeText(reply: Response, maxLength: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > maxLength) throw new AnswerTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses JSON; undefined if it is not valid. The parser's error is dropped, because it repeats the text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the service may answer the same request later. */
export function isBusy(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Why there is no answer, for the log. Only the error's code is used: messages name hosts and addresses. */
export function transportErrorOf(error: unknown): { reason: 'timeout' | 'unreachable' | 'garbage'; detail: string } {
  if (error instanceof AnswerTooLong) return { reason: 'garbage', detail: 'an answer without end' };
  if (error instanceof Error && error.name === 'TimeoutError')
    return { reason: 'timeout', detail: 'no answer in time' };
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return { reason: 'unreachable', detail: typeof code === 'string' ? code : 'the connection failed' };
}
