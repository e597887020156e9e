import { Trans } from '@lingui/react/macro';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

/** That another tab was faster: the page has been brought up to date. */
export function Overtaken() {
  return (
    <Notice kind="sun" role="alert" title={<Trans>Something changed in another tab or window.</Trans>}>
      <p>
        <Trans>We have brought this page up to date. Please check it, then continue.</Trans>
      </p>
    </Notice>
  );
}
