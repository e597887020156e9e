import { Trans } from '@lingui/react/macro';
import { useEffect, type MouseEvent } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { usePortal } from '../portal/portal.tsx';
import { useGiveUp } from '../router/use-give-up.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { headingAbove } from './heading-above.ts';
import { PhoneLink } from './phone-link.tsx';

export interface CallErrorNoticeProps {
  failure: CallFailure;
  onRetry: () => void;
  /** The phone number to call if it happens again; the help desk by default. */
  phone?: string;
}

/**
 * Says why data could not be loaded or an action not done, and offers to try again. A load that ran into the loading
 * time-out opens its page instead (spec §8, 'General'); an action that did stays where it is (decision 239). Refusals that a screen handles itself are not shown here. The
 * button disappears when the visitor tries again: focus goes to the heading above it.
 */
export function CallErrorNotice({ failure, onRetry, phone }: CallErrorNoticeProps) {
  const giveUp = useGiveUp();
  const { settings } = usePortal();
  const timedOut = failure.reason === 'timeout';
  useEffect(() => {
    if (timedOut) giveUp();
    // Once for each failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timedOut]);
  if (timedOut) return null;
  const tryAgain = (event: MouseEvent<HTMLElement>) => {
    headingAbove(event.currentTarget)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Notice kind="rose" role="alert" title={<ErrorTitle failure={failure} />}>
      <p>
        <Trans>
          Nothing you entered is lost. If it happens again, call us at{' '}
          <PhoneLink number={phone ?? settings.phones.helpdesk} />.
        </Trans>
      </p>
      <Button variant="secondary" onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}

function ErrorTitle({ failure }: { failure: CallFailure }) {
  if (failure.reason === 'offline') return <Trans>We could not reach our server. Check your connection.</Trans>;
  if (failure.reason === 'unanswered')
    return <Trans>There was no answer in time. We do not know whether this was done.</Trans>;
  if (failure.error === 'tooManyRequests')
    return <Trans>That was a lot of requests. Wait a minute, then try again.</Trans>;
  return <Trans>Something went wrong on our side.</Trans>;
}
