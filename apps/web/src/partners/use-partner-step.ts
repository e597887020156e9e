import type { partnerRequestFlow } from '@portico/rules';
import { useGoToStatus, type GoToStatusOptions } from '../flow/use-go-to-status.ts';
import { usePortal } from '../portal/portal.tsx';
import { usePartner } from '../router/use-partner.ts';
import { partnerRequest, statusAfter } from './partner-request-flow.ts';

/** Goes from a step of the request to the page to which an event leads. */
export function usePartnerStep(
  step: partnerRequestFlow.Step,
): (event: partnerRequestFlow.Event, options?: GoToStatusOptions) => void {
  const { settings } = usePortal();
  const partner = usePartner();
  const goToStatus = useGoToStatus(partnerRequest);
  return (event, options) => {
    const next = partner && statusAfter(step, event, partner, settings.captchaEnabled);
    if (next) goToStatus(next, options);
  };
}
