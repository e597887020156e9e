import type { FactorKind } from '@portico/contract';

/**
 * How strongly somebody has signed in, the weakest first, as the claim `acr` says it. `phr` is "phishing-resistant" of OpenID Connect EAP ACR Values 1.0; for
 * the others there is no registered name that says no more than is true.
 */
export const signInLevels = ['urn:portico:acr:password', 'urn:portico:acr:two-step', 'phr'] as const;
export type SignInLevel = (typeof signInLevels)[number];

/** What of a sign-in an app is told (RFC 8176). A code that goes to the mailbox is no second thing that one has: it is not called `mfa`. */
const methods: Readonly<Record<FactorKind | 'none', readonly string[]>> = {
  none: ['pwd'],
  email: ['pwd', 'otp'],
  sms: ['pwd', 'sms', 'mfa'],
  authenticator: ['pwd', 'otp', 'mfa'],
  recoveryCode: ['pwd', 'otp', 'mfa'],
  passkey: ['pwd', 'pop', 'mfa'],
};

/**
 * The claims `acr` and `amr` of a sign-in.
 *
 * @param shownFactor null also where a remembered device spared the second step: nothing was shown.
 * @param identityAmr what was shown at an identity provider, in place of the password; null where the password was entered here.
 */
export function levelOf(
  shownFactor: FactorKind | null,
  identityAmr: readonly string[] | null = null,
): { acr: SignInLevel; amr: string[] } {
  const own = methods[shownFactor ?? 'none'];
  const amr = identityAmr === null ? [...own] : [...new Set([...identityAmr, ...own.filter((each) => each !== 'pwd')])];
  if (shownFactor === null)
    return { acr: amr.includes('mfa') ? 'urn:portico:acr:two-step' : 'urn:portico:acr:password', amr };
  return { acr: shownFactor === 'passkey' ? 'phr' : 'urn:portico:acr:two-step', amr };
}

/** Whether a sign-in is at least as strong as one of those that an app asks for. Values that we do not know ask for nothing that we have. */
export function reachesOneOf(acr: string | undefined, wanted: readonly string[]): boolean {
  const reached = signInLevels.findIndex((level) => level === acr);
  return signInLevels.some((level, index) => index <= reached && wanted.includes(level));
}
