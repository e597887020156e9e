import { partnerRequestPages } from '@portico/contract';
import { partnerRequestFlow } from '@portico/rules';
import type { Partner } from '../router/use-partner.ts';

type Step = partnerRequestFlow.Step;

/** A page of the request, with the parameters that make it the one of its step. */
export interface PartnerPlace {
  readonly page: (typeof partnerRequestPages)[Step];
  readonly params: { readonly view?: string; readonly fromVerifyEmail?: string };
}

/**
 * Where an event leads from a step of the request, by the flow (rules: partner-request); null where it leads nowhere from there.
 *
 * @param captchaNeeded false where the configuration disables captchas.
 */
export function placeAfter(
  step: Step,
  event: partnerRequestFlow.Event,
  { verificationType }: Pick<Partner, 'verificationType'>,
  captchaNeeded: boolean,
): PartnerPlace | null {
  const after = partnerRequestFlow.next({ step, verificationType, captchaNeeded, fault: null }, event);
  return 'refused' in after ? null : { page: partnerRequestPages[after.step], params: paramsOf(after.step) };
}

/** `main` is the view of an address that names none (spec §2: "views main, ok, invalidCP"). */
function paramsOf(step: Step): PartnerPlace['params'] {
  if (step === 'ok' || step === 'invalidCP') return { view: step };
  return step === 'failedVerification' ? { fromVerifyEmail: 'true' } : {};
}
