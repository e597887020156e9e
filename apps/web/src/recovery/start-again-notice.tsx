import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { readStartAgain } from './start-again.ts';
import './words.ts';

/** Says why the visitor was sent back to the first step. */
export function StartAgainNotice() {
  const location = useLocation();
  const why = readStartAgain(location.state);
  if (why === null) return null;
  return (
    <Notice kind="sun" title={<Trans>Please start again here</Trans>}>
      <p>
        {why === 'lost' ? (
          <Trans>For your safety, you start again when a page is reloaded. What you typed is still here.</Trans>
        ) : (
          <Trans>For your safety, each step stays open for only a few minutes. What you typed is still here.</Trans>
        )}
      </p>
    </Notice>
  );
}
