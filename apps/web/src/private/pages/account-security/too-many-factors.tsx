import { Trans } from '@lingui/react/macro';
import { MOST_FACTORS } from '@portico/contract';
import { Notice } from '../../../ui/notice.tsx';

/** Error tooManyFactors, as where another tab has added the last one meanwhile. */
export function TooManyFactors() {
  return (
    <Notice
      kind="sun"
      role="alert"
      title={<Trans>An account can have {MOST_FACTORS} ways. Remove one to add another way.</Trans>}
    />
  );
}
