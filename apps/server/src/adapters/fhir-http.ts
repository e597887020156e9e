import type { FhirService } from '../platform/settings/patients.ts';
import type { Clock } from '../ports/clock.ts';
import { keepToken, type KeptToken } from './kept-token.ts';
import { type Deadline, sendPatiently } from './retry-after.ts';
import { smartTokens } from './smart-token.ts';
import { type OutsideInit, trustedFetch } from './trusted-fetch.ts';

/** Requests to one FHIR server, with what shows it who asks. */
export interface FhirHttp {
  /**
   * Sends a request with the token, once more with a new one where the server does not take it, and again where it says to come
   * later, as long as the time allows.
   *
   * @throws PatientsUnreachable without a token; what `fetch` throws.
   */
  send(url: string, init: Omit<OutsideInit, 'signal'>, deadline: Deadline): Promise<Response>;
}

/** By a token that was set, by one that the server issues (SMART Backend Services), or by none. */
export function createFhirHttp({ url, token, authority, smart }: FhirService, clock: Clock): FhirHttp {
  const send = trustedFetch(authority);
  const tokens =
    smart === undefined ? settledToken(token) : keepToken(() => smartTokens(url, smart, send, clock).issue(), clock);
  const withToken = async (address: string, init: OutsideInit): Promise<{ answer: Response; sent: string }> => {
    const sent = await tokens.current();
    const headers = { ...init.headers, ...(sent === '' ? {} : { authorization: `Bearer ${sent}` }) };
    return { answer: await send(address, { ...init, headers }), sent };
  };
  return {
    send: (address, init, deadline) =>
      sendPatiently(
        async () => {
          const { answer, sent } = await withToken(address, { ...init, signal: deadline.signal });
          if (answer.status !== 401 || smart === undefined) return answer;
          await answer.body?.cancel();
          tokens.forget(sent);
          return (await withToken(address, { ...init, signal: deadline.signal })).answer;
        },
        deadline,
        () => clock.now(),
      ),
  };
}

/** A token that was set does not change; '' for none. */
function settledToken(token = ''): KeptToken {
  return { current: async () => token, forget: () => {} };
}
