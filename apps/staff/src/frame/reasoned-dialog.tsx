import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CallFailure } from '../api/send.ts';
import { useAct } from '../session/use-act.ts';
import { failureOf } from '../session/use-loaded.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { ReasonField } from './reason-field.tsx';

export interface ReasonedDialogProps {
  title: string;
  /** What is done, and what follows from it. */
  children: ReactNode;
  /** What the button says that does it. */
  act: string;
  isDangerous?: boolean;
  /** Does it. */
  run: (reason: string) => Promise<unknown>;
  onDone: () => void;
  /** Hears why it could not be done the last time; null where nobody tried. */
  onCancel: (failure: CallFailure | null) => void;
  /** Hears at once why it cannot be done, while the dialog says so. */
  onFailed?: (failure: CallFailure) => void;
}

/** Asks once more before something is done that always takes a reason, and says that it is recorded. */
export function ReasonedDialog(props: ReasonedDialogProps) {
  const { title, children, act: button, isDangerous = false, run, onDone, onCancel, onFailed } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const act = useAct();
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      try {
        await run(reason);
      } catch (error) {
        onFailed?.(failureOf(error));
        throw error;
      }
    });
    if (went) onDone();
  };
  return (
    <ConfirmDialog
      title={title}
      act={button}
      cancel={t`Cancel`}
      isDangerous={isDangerous}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={() => onCancel(act.failure)}
    >
      {children}
      <ReasonField value={reason} onChange={setReason} />
      <p className="secondary">
        <Trans>It goes into the audit trail, with your name.</Trans>
      </p>
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
