import { smsActivationPages, type SmsActivationStanding } from '@portico/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CallProblem } from '../frame/call-problem.tsx';
import { Page, type PageProps } from '../frame/page.tsx';
import { usePortal } from '../portal/portal.tsx';
import { whereIs } from '../router/where.ts';
import { ActivationSkeleton } from './activation-skeleton.tsx';
import { isPlace } from './is-place.ts';
import { recallLogin } from './kept-login.ts';
import { SmsSteps } from './sms-steps.tsx';
import { keepSmsStanding, useSmsStanding } from './standing.ts';
import { useGuard, type Guard, type Guarded } from './use-guard.ts';
import { useSessionEnd } from './use-session-end.ts';

/** What a page of an activation by text message is given. */
export type GuardedSms = Guarded<SmsActivationStanding>;

export interface SmsPageProps extends Pick<PageProps, 'lead'> {
  state: 'sms-user-login-credentials' | 'sms-security-question' | 'sms-activation-success';
  children: (guarded: GuardedSms) => ReactNode;
}

/** A page of an activation by text message. It shows itself only where one stands there, while the session lasts. */
export function SmsPage({ state, lead, children }: SmsPageProps) {
  const { guarded, failure, retry } = useSmsGuard(state);
  const above = <SmsSteps state={state} />;
  if (failure) {
    return (
      <Page state={state} width="form" above={above}>
        <CallProblem failure={failure} onRetry={retry} />
      </Page>
    );
  }
  if (!guarded) return <ActivationSkeleton />;
  return (
    <Page state={state} width="form" above={above} lead={lead}>
      {children(guarded)}
    </Page>
  );
}

function useSmsGuard(state: SmsPageProps['state']): Guard<SmsActivationStanding> {
  const { signedInRoot } = usePortal().settings;
  const { pathname } = useLocation();
  const loaded = useSmsStanding();
  const { step = 'lookup', expires = null } = loaded.standing ?? {};
  useSessionEnd(step === 'credentials' ? expires : null, loaded.reload);
  return useGuard({
    loaded,
    keep: keepSmsStanding,
    placeOf: (standing) => placeOfSms(standing, signedInRoot),
    // The server knows of no second step: this page alone keeps what the first one collected.
    accepts: (standing) =>
      state === 'sms-security-question' && standing.step === 'credentials'
        ? recallLogin() !== undefined
        : isPlace(pathname, placeOfSms(standing, signedInRoot)),
  });
}

/** Spec §2: the parameter of the credentials is "the session expiry timestamp"; of the invalid page, that a time is over. */
function placeOfSms({ step, expires }: SmsActivationStanding, signedInRoot: string): string {
  const page = smsActivationPages[step];
  if (page === 'sms-user-login-credentials') return whereIs(page, { expires: String(expires) }, signedInRoot).href;
  if (page === 'sms-activation-invalid') return whereIs(page, { reason: 'expired' }, signedInRoot).href;
  return whereIs(page, undefined, signedInRoot).href;
}
