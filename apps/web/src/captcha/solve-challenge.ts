/**
 * Solves an ALTCHA challenge in a worker.
 *
 * @returns the answer as the server takes it, base64.
 * @throws Error when the browser cannot do the work, or gave up.
 */
export function solveChallenge(challenge: Record<string, unknown>, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data === null ? reject(new Error('The captcha was not solved in time')) : resolve(data),
    );
    worker.addEventListener('error', () => reject(new Error('The captcha could not be worked on')));
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
  const end = () => worker.terminate();
  answer.then(end, end);
  worker.postMessage(challenge, []);
  return answer;
}
