import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../../api/send.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorNotice } from '../error-notice.tsx';

export interface LoadNoticeProps {
  failure: CallFailure | null;
  /** Whether something is shown that was loaded before. */
  isShown: boolean;
  onRetry: () => void;
}

/** Why nothing could be loaded; or that what is shown may be old, with what loads it again. */
export function LoadNotice({ failure, isShown, onRetry }: LoadNoticeProps) {
  if (failure === null || !isShown) return <ErrorNotice failure={failure} />;
  return (
    <Notice look="bad">
      <div className="stack">
        <p>
          <Trans>What is shown may be old: it could not be loaded again.</Trans>
        </p>
        <div className="row">
          <Button onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}
