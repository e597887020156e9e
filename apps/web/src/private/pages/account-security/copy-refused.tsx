import { Trans } from '@lingui/react/macro';
import { Status } from '../../../ui/status.tsx';

/** What a browser that refuses to copy leaves one to do. It stands from the first picture on, so that it is read out. */
export function CopyRefused({ hasFailed }: { hasFailed: boolean }) {
  return <Status>{hasFailed && <Trans>Could not copy. Select the text instead.</Trans>}</Status>;
}
