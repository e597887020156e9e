import type { CallReply, guestTerms } from '@portico/contract';

type Terms = CallReply<typeof guestTerms>;

/**
 * The answer to a terms page's captcha as a query of the call cache: begun once as the page shows, and waited for by
 * whoever needs it. Where captcha is disabled the answer only says which terms were accepted (contract: GetEstimateServices).
 */
export function captchaQuery(terms: Terms | undefined) {
  const challenge = terms?.Captcha.Challenge ?? null;
  return {
    queryKey: ['captcha', challenge, terms?.Terms.Version],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      challenge === null ? `accepted:${terms?.Terms.Version}` : solve(challenge, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  };
}

/** @throws Error when the browser cannot do the work, or gave up. */
function solve(challenge: Record<string, unknown>, signal: AbortSignal): Promise<string> {
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
