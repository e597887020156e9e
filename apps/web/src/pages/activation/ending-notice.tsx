import { Trans } from '@lingui/react/macro';
import { useFlowNote } from '../../flow/flow-note.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says why the visitor was sent back to the first step. */
export function EndingNotice() {
  const note = useFlowNote();
  if (note !== 'over' && note !== 'cancelled') return null;
  return note === 'over' ? (
    <Notice kind="sun" title={<Trans>Please enter your code again.</Trans>}>
      <p>
        <Trans>
          To keep your information safe, each activation stays open for half an hour. Your access code is still good.
        </Trans>
      </p>
    </Notice>
  ) : (
    <Notice kind="leaf" title={<Trans>You have stopped activating your account.</Trans>}>
      <p>
        <Trans>What you entered is deleted. Your access code is still good.</Trans>
      </p>
    </Notice>
  );
}
