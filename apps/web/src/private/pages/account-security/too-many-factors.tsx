import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/notice.tsx';

/** Error tooManyFactors: an account has room for some ways only. */
export function TooManyFactors() {
  return (
    <Notice kind="sun" role="alert" title={<Trans>Your account has as many ways as it can have.</Trans>}>
      <p>
        <Trans>Remove one that you no longer use, then add this one.</Trans>
      </p>
    </Notice>
  );
}
