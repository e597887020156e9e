import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { headingAbove } from '../../frame/heading-above.ts';
import { useSay } from '../../frame/live-announcements.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface HospitalSilentProps {
  /** What of the hospital's records does not come. */
  title: string;
  /** Being asked again. */
  busy: boolean;
  onRetry: () => void;
}

/**
 * The hospital's records system does not answer just now: no fault of the visitor, and the rest of the page is there. The button disappears when the
 * visitor tries again: focus goes to the heading above it.
 */
export function HospitalSilent({ title, busy, onRetry }: HospitalSilentProps) {
  const { settings } = usePortal();
  useSay(title);
  const tryAgain = (event: MouseEvent<HTMLElement>) => {
    headingAbove(event.currentTarget)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Notice kind="sun" title={title}>
      <p>
        <Trans>
          The hospital’s system does not answer just now. Nothing has changed in what is arranged. If it is urgent, call
          us at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
      <Button variant="secondary" busy={busy} onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
