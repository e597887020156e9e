import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { useAction } from '../portal/use-action.ts';
import { useSend, type Send } from '../portal/use-send.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import './words.ts';

export interface CancelFlowProps<Status> {
  cancel: (send: Send) => Promise<Status>;
  /** @param next the status that cancelling returned. */
  onCancelled: (next: Status) => void;
  /** The title of the dialog that asks for confirmation. */
  title: ReactNode;
  /** What is lost. */
  warning: ReactNode;
  /** The text of the dialog's button; by default "Stop and delete". */
  confirm?: ReactNode;
  variant?: ButtonVariant;
  /** The text of the page's button; by default "Cancel". */
  children?: ReactNode;
}

/** Cancels a flow after a confirmation. */
export function CancelFlow<Status>({
  cancel,
  onCancelled,
  title,
  warning,
  confirm = <Trans>Stop and delete</Trans>,
  variant = 'secondary',
  children = <Trans>Cancel</Trans>,
}: CancelFlowProps<Status>) {
  const send = useSend();
  const { busy, failure, run, forgetFailure } = useAction();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    forgetFailure();
  };
  const giveUp = async () => {
    const next = await run(() => cancel(send));
    if (next === undefined) return;
    setIsAsking(false);
    onCancelled(next);
  };
  return (
    <>
      <Button variant={variant} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      <Dialog title={title} open={isAsking} onClose={close}>
        <div className="stack">
          <p>{warning}</p>
          {failure && <CallErrorNotice failure={failure} onRetry={() => void giveUp()} />}
          <div className="row">
            <Button busy={busy} onClick={() => void giveUp()}>
              {confirm}
            </Button>
            <Button variant="secondary" onClick={close}>
              <Trans>No, go on</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
