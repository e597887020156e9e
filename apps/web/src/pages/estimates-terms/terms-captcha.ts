import type { CallReply, guestTerms } from '@portico/contract';
import { solveChallenge } from '../../captcha/solve-challenge.ts';

type Terms = CallReply<typeof guestTerms>;

/**
 * The answer to the captcha of the terms as a query of the call cache: it starts when the page shows, and every caller
 * waits for the same answer. If captcha is disabled, it says only which terms were accepted (contract:
 * GetEstimateServices).
 */
export function termsCaptcha(terms: Terms | undefined) {
  const challenge = terms?.Captcha.Challenge ?? null;
  return {
    queryKey: ['terms captcha', challenge, terms?.Terms.Version],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      challenge === null ? `accepted:${terms?.Terms.Version}` : solveChallenge(challenge, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  };
}
