import { Trans } from '@lingui/react/macro';
import { MAX_FACTORS } from '@portico/contract';
import { Notice } from '../../../ui/notice.tsx';

/** Error tooManyFactors, for example after another tab has added the last one. */
export function TooManyFactors() {
  return (
    <Notice
      kind="sun"
      role="alert"
      title={<Trans>An account can have {MAX_FACTORS} ways. Remove one to add another way.</Trans>}
    />
  );
}
