import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../../api/call-failure.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface FreezeErrorNoticeProps {
  failure: CallFailure | null;
  onRetry: () => void;
}

/** Why nothing was frozen; nothing if the field shows it. A wrong code reads like one that is over. */
export function FreezeErrorNotice({ failure, onRetry }: FreezeErrorNoticeProps) {
  const { settings } = usePortal();
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error !== 'noticeInvalid') return <CallErrorNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice kind="rose" role="alert" title={<Trans>With this code there is nothing to freeze.</Trans>}>
      <p>
        <Trans>
          Check the code as it is printed. If it is right, it is over, or our help desk has already looked into it. Call
          us at <PhoneLink number={settings.phones.helpdesk} />: we can freeze the account on the phone.
        </Trans>
      </p>
    </Notice>
  );
}
