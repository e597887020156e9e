import { Trans } from '@lingui/react/macro';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

/** Says that another tab was faster, or that what stood here is over: this page now shows what holds. */
export function Overtaken() {
  return (
    <Notice
      kind="sun"
      role="alert"
      title={<Trans>Something changed in the meantime, perhaps in another tab or window.</Trans>}
    >
      <p>
        <Trans>We have brought this page up to date. Please check it, then continue.</Trans>
      </p>
    </Notice>
  );
}
