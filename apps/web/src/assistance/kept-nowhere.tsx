import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Notice } from '../ui/notice.tsx';

/** What becomes of the answers; and, where the page was loaded again, why they are gone. */
export function KeptNowhere() {
  const [isLoadedAgain] = useState(wasReloaded);
  return (
    <div className="assistance-kept">
      {isLoadedAgain ? (
        <Notice kind="info" title={<Trans>The page was loaded again</Trans>}>
          <p>
            <Trans>We keep no answers, so please answer once more.</Trans>
          </p>
        </Notice>
      ) : (
        <p>
          <Trans>
            Your answers stay on this page until you ask for the form. We keep none of them: they are gone when you
            leave or load the page again.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Whether this page is what a reload brought, and not a later one of the same visit. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'reload' &&
    navigation.name.split('#')[0] === location.href.split('#')[0]
  );
}
