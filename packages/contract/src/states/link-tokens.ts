import type { StateName, StateParams } from './table.ts';

/** The states that a sent link opens by a token, with the token's name there. */
export const linkTokens = {
  'login-home': 'inviteCode',
  'partner-home.params': 'inviteCode',
  'reset-password': 'ticket',
  'partner-reset-password.params': 'ticket',
  activation: 'accessCode',
  'partner-activation.params': 'accessCode',
  'sms-activation': 'token',
  'partner-verify-email.params': 'token',
  'video-visit-valid': 'token',
  'not-me': 'token',
  'signup-resume': 'token',
  'partner-signup-resume.params': 'token',
  'confirm-email': 'token',
  'identity-return': 'ticket',
  'estimates-kept': 'number',
  'estimates-watch': 'token',
} as const satisfies Partial<Record<StateName, string>>;

export type LinkedState = keyof typeof linkTokens;

/** The parameters that a path may be written with. The token of a link never stands in one (`linkTo`). */
export type PathParams<Name extends StateName> = Omit<StateParams<Name>, LinkToken<Name>> &
  Readonly<Partial<Record<LinkToken<Name>, undefined>>>;

type LinkToken<Name extends StateName> = Name extends LinkedState ? (typeof linkTokens)[Name] : never;
