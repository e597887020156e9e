import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../api/send.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNotice } from './error-notice.tsx';

/** Why something could not be loaded that a page cannot do without, with what loads it again. */
export function RetryNotice({ failure, onRetry }: { failure: CallFailure | null; onRetry: () => void }) {
  if (failure === null) return null;
  return (
    <div className="stack">
      <ErrorNotice failure={failure} />
      <div className="row">
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
