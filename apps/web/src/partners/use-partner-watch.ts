import { verifyPartner, type StateName } from '@portico/contract';
import { useEffect } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { usePortal } from '../portal/portal.tsx';
import { useSend } from '../portal/use-send.ts';
import { needsPartnerSession } from './needs-session.ts';
import { forgetPartnerToken, recallPartnerToken } from './partner-session.ts';
import { usePartnerStep } from './use-partner-step.ts';

/**
 * Reads a partner again when the visitor enters and leaves each of its states (spec §2); between two of them only once.
 * A session that is no longer valid is deleted; on the first page of a way to an account, "on failure go to
 * partner-unable-to-verify" (spec §4). No page waits for the answer, and without one the page stays: the server checks
 * the session itself.
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
    // Runs once for each state; the other values follow from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, partner]);
  useEffect(
    () => () => void readAgain(partner),
    // Runs when the visitor leaves the partner.
    // oxlint-disable-next-line react/exhaustive-deps
    [partner],
  );
}

/** `refused`: a token was stored and is no longer valid. `none`: there was none, or it could not be checked. */
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
      // The hospital has removed the partner: with new settings, its states no longer belong to a partner.
      if (caught.error === 'unknownPartner') await renewAntiForgeryToken().catch(() => null);
      return 'none';
    }
  };
}
