import type { CallSent, getEstimateServices, StateParams } from '@portico/contract';

/**
 * The input of GetEstimateServices for the services screen: with a token, or with a captcha response in its place (spec
 * §4: `cRes`).
 */
export function servicesInput(
  params: Pick<StateParams<'estimates-services'>, 'svcArea' | 'location' | 'token' | 'cRes'>,
  hasSeveralServiceAreas: boolean,
): CallSent<typeof getEstimateServices> {
  const { svcArea, location, token, cRes } = params;
  return token === undefined
    ? { svcArea, hasSeveralServiceAreas, location, CaptchaResponse: cRes }
    : { svcArea, hasSeveralServiceAreas, location, token };
}
