import type { partnerRequestFlow } from '@portico/rules';
import { usePortal } from '../portal/portal.tsx';
import { useGo, type GoOptions } from '../router/use-go.ts';
import { usePartner } from '../router/use-partner.ts';
import { placeAfter } from './partner-place.ts';

/** Goes on from a step of the request, to the page of wherever an event leads from there. */
export function usePartnerStep(
  step: partnerRequestFlow.Step,
): (event: partnerRequestFlow.Event, options?: GoOptions) => void {
  const { settings } = usePortal();
  const partner = usePartner();
  const go = useGo();
  return (event, options) => {
    const place = partner && placeAfter(step, event, partner, settings.captchaEnabled);
    if (place) go(place.page, place.params, options);
  };
}
