import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../../api/call-failure.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useLinkAgain } from './use-link-again.ts';

type Again = ReturnType<typeof useLinkAgain>;

/** The button that sends the link once more. */
export function LinkAgainButton({ busy, sendAgain }: Pick<Again, 'busy' | 'sendAgain'>) {
  return (
    <Button variant="secondary" busy={busy} onClick={sendAgain}>
      {busy ? <Trans>Sending</Trans> : <Trans>Send the link again</Trans>}
    </Button>
  );
}

/** What became of it. */
export function LinkAgainOutcome({ isSent, failure, sendAgain }: Pick<Again, 'isSent' | 'failure' | 'sendAgain'>) {
  return (
    <>
      {failure && <NotSent failure={failure} onRetry={sendAgain} />}
      <output>
        {isSent && (
          <p>
            <Trans>We sent the link again. If it does not arrive, look among unwanted mail.</Trans>
          </p>
        )}
      </output>
    </>
  );
}

function NotSent({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  if (failure.error !== 'tooManyRequests') return <CallErrorNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice kind="sun" role="alert" title={<Trans>We cannot send another link today.</Trans>}>
      <p>
        <Trans>Look for the ones that we have sent, also among unwanted mail. Tomorrow you can ask again.</Trans>
      </p>
    </Notice>
  );
}
