import { Trans } from '@lingui/react/macro';
import { Status } from '../../../ui/status.tsx';

/** What to do if the browser refuses to copy. It is in the page from the start, so that screen readers announce it. */
export function CopyRefused({ hasFailed }: { hasFailed: boolean }) {
  return <Status>{hasFailed && <Trans>Could not copy. Select the text instead.</Trans>}</Status>;
}
