import { verifyPartner, type StateName } from '@portico/contract';
import { useEffect } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { usePortal } from '../portal/portal.tsx';
import { useSend } from '../portal/use-send.ts';
import { needsPartnerSession } from './needs-session.ts';
import { forgetPartnerToken, recallPartnerToken } from './partner-session.ts';
import { usePartnerStep } from './use-partner-step.ts';

/**
 * Reads a partner again as one enters and as one leaves each of its states (spec §2); between two of them once for both. A session
 * that no longer stands is forgotten; where an account is begun, "on failure go to partner-unable-to-verify" (spec §4). Nobody
 * waits for the answer, and without one the page stays: the server asks for the session itself.
 *
 * @param state the open one.
 */
export function usePartnerWatch(partner: string, state: StateName | undefined): void {
  const readAgain = useReadPartner();
  const take = usePartnerStep('main');
  useEffect(() => {
    let isHere = true;
    void readAgain(partner).then((outcome) => {
      const mustLeave = outcome === 'refused' && state !== undefined && needsPartnerSession(state);
      if (isHere && mustLeave) take({ type: 'tokenRefused' }, { replace: true });
    });
    return () => {
      isHere = false;
    };
    // Once for each state; the rest follows from where one is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, partner]);
  useEffect(
    () => () => void readAgain(partner),
    // As one leaves the partner.
    // oxlint-disable-next-line react/exhaustive-deps
    [partner],
  );
}

/** `refused`: a token was kept, and stands no longer; `none`: there was none, or nobody can say. */
type Outcome = 'verified' | 'refused' | 'none';

function useReadPartner(): (partner: string) => Promise<Outcome> {
  const { renewAntiForgeryToken } = usePortal();
  const send = useSend();
  return async (partner) => {
    const token = recallPartnerToken(partner);
    try {
      const { verified } = await send(verifyPartner, { partner, token: token ?? '' });
      if (verified) return 'verified';
      if (token === undefined) return 'none';
      forgetPartnerToken(partner, token);
      return 'refused';
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      // The hospital has taken it out meanwhile: with the settings as they are now, its states are nobody's.
      if (caught.error === 'unknownPartner') await renewAntiForgeryToken().catch(() => null);
      return 'none';
    }
  };
}
