import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { readStartAgain } from './start-again.ts';
import './words.ts';

/** Says why one is at the first step again, if one was sent back to it. */
export function StartAgainNotice() {
  const location = useLocation();
  const why = readStartAgain(location.state);
  if (why === null) return null;
  return (
    <Notice kind="sun" title={<Trans>Please start here again</Trans>}>
      <p>
        {why === 'lost' ? (
          <Trans>
            For your safety, we forget how far you were when a page is loaded again. What you typed here is still there.
          </Trans>
        ) : (
          <Trans>For your safety, each step is open for a few minutes only. What you typed here is still there.</Trans>
        )}
      </p>
    </Notice>
  );
}
