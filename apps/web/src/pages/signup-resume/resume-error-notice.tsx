import { Trans } from '@lingui/react/macro';
import { SIGN_UP_LINK_TRIES } from '@portico/contract';
import type { CallFailure } from '../../api/call-failure.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface ResumeErrorNoticeProps {
  failure: CallFailure | null;
  onRetry: () => void;
  /** Goes on in place of what is under way in this browser. */
  onReplace: () => void;
  busy: boolean;
}

/** Why it does not go on yet; nothing if the field shows it. */
export function ResumeErrorNotice({ failure, onRetry, onReplace, busy }: ResumeErrorNoticeProps) {
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error === 'wrongAnswer') return <WrongDate />;
  if (failure.error === 'outOfTurn') return <Replace onReplace={onReplace} busy={busy} />;
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}

function WrongDate() {
  return (
    <Notice kind="rose" role="alert" title={<Trans>This is not the date of birth that was entered.</Trans>}>
      <p>
        <Trans>Check it. After {SIGN_UP_LINK_TRIES} wrong tries the link stops working.</Trans>
      </p>
    </Notice>
  );
}

function Replace({ onReplace, busy }: Pick<ResumeErrorNoticeProps, 'onReplace' | 'busy'>) {
  return (
    <Notice kind="sun" role="alert" title={<Trans>Somebody has begun another sign-up in this browser.</Trans>}>
      <p>
        <Trans>If you go on with yours here, what was entered in the other is deleted.</Trans>
      </p>
      <div className="row">
        <Button variant="secondary" busy={busy} onClick={onReplace}>
          <Trans>Delete it and go on with mine</Trans>
        </Button>
      </div>
    </Notice>
  );
}
