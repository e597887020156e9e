import { Trans } from '@lingui/react/macro';
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

/** The hospital's records system does not answer just now: no fault of the visitor, and the rest of the page is there. */
export function HospitalSilent({ title, busy, onRetry }: HospitalSilentProps) {
  const { settings } = usePortal();
  useSay(title);
  return (
    <Notice kind="sun" title={title}>
      <p>
        <Trans>
          The hospital’s system does not answer just now. Nothing has changed in what is arranged. If it is urgent, call
          us at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
