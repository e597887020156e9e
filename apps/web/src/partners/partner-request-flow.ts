import { partnerRequestPages } from '@portico/contract';
import { partnerRequestFlow } from '@portico/rules';
import type { FlowPages } from '../flow/flow.ts';
import type { Partner } from '../router/use-partner.ts';

type Step = partnerRequestFlow.Step;

/** Where a browser is in a partner's request. Only the address says it: the server stores no status of it. */
interface PartnerRequestStatus {
  readonly step: Step;
}

/** A request for an account through a partner (spec §2, 'Partner-only'). */
export const partnerRequest: FlowPages<PartnerRequestStatus, (typeof partnerRequestPages)[Step]> = {
  pages: partnerRequestPages,
  start: 'start',
  /** `main` is the view of an address without a view (spec §2: "views main, ok, invalidCP"). */
  paramsOf: ({ step }) => {
    if (step === 'ok' || step === 'invalidCP') return { view: step };
    return step === 'failedVerification' ? { fromVerifyEmail: 'true' } : {};
  },
};

/**
 * Where an event leads from a step, by the flow (rules: partner-request); null if it does not apply there.
 *
 * @param captchaNeeded false if the configuration disables captchas.
 */
export function statusAfter(
  step: Step,
  event: partnerRequestFlow.Event,
  { verificationType }: Pick<Partner, 'verificationType'>,
  captchaNeeded: boolean,
): PartnerRequestStatus | null {
  const after = partnerRequestFlow.next({ step, verificationType, captchaNeeded, fault: null }, event);
  return 'refused' in after ? null : { step: after.step };
}
