import { getEstimateServices, type CallReply, type guestTerms, type StateParams } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { rememberGuestToken } from '../../guest-estimates/guest-token.ts';
import { servicesInput } from '../../estimates-base/services-input.ts';
import { usePortal } from '../../portal/portal.tsx';
import { callCache, callKey } from '../../portal/use-call.ts';
import { useSend } from '../../portal/use-send.ts';
import { useGo } from '../../router/use-go.ts';
import { termsCaptcha } from './terms-captcha.ts';

export interface Accepting {
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  /** Accepts the terms: waits for the captcha, gets the token, and goes on: to the services, or to the places of a service that is known. */
  readonly accept: (terms: CallReply<typeof guestTerms>) => Promise<void>;
  readonly forgetFailure: () => void;
}

/** Accepts the terms (spec §4: a guest needs a token or a captcha response to load services). */
export function useAccept({ svcArea, location, first, search, ...service }: StateParams<'estimates-terms'>): Accepting {
  const { settings, language } = usePortal();
  const sendCall = useSend();
  const go = useGo();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const accept: Accepting['accept'] = async (terms) => {
    setBusy(true);
    setFailure(null);
    try {
      const CaptchaResponse = await callCache.fetchQuery(termsCaptcha(terms));
      const hasSeveralServiceAreas = settings.serviceAreas.length > 1;
      const reply = await sendCall(getEstimateServices, { svcArea, hasSeveralServiceAreas, location, CaptchaResponse });
      const token = reply.GuestToken;
      rememberGuestToken(token);
      if (svcArea === undefined && service.template !== undefined) {
        go('estimates-compare', { ...service, token });
        return;
      }
      const next = present({ svcArea, location, first, search, token });
      // The services screen need not load again what has just arrived.
      callCache.setQueryData(
        callKey(getEstimateServices, language, servicesInput(next, hasSeveralServiceAreas)),
        reply,
      );
      go('estimates-services', next);
    } catch (caught) {
      // A captcha that failed shows its own message.
      if (caught instanceof CallFailure) setFailure(caught);
    }
    setBusy(false);
  };
  return { busy, failure, accept, forgetFailure: () => setFailure(null) };
}

/** The parameters that there are. */
function present(params: object): StateParams<'estimates-services'> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== ''));
}
