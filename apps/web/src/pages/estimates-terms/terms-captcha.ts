import type { CallReply, guestTerms } from '@portico/contract';
import { solveChallenge } from '../../captcha/solve-challenge.ts';

type Terms = CallReply<typeof guestTerms>;

/**
 * The answer to a terms page's captcha as a query of the call cache: begun once as the page shows, and waited for by
 * whoever needs it. Where captcha is disabled the answer only says which terms were accepted (contract: GetEstimateServices).
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
