import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { MessageActProps } from './answer-form.tsx';
import { seenOf } from './seen-of.ts';

/** Closes a message that was answered by mail or phone. */
export function CloseMessage({ message, onDone, onChanged }: MessageActProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const act = useAct();
  const { reference } = message;
  const close = async (): Promise<void> => {
    const went = await act.run(async () => {
      await send('closeMessage', { reference, seen: seenOf(message) });
    });
    if (!went) onChanged();
    else {
      setIsAsking(false);
      onDone(t`${reference} is closed.`);
    }
  };
  return (
    <div className="row">
      <Button onPress={() => setIsAsking(true)}>
        <Trans>Close the message</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t`Close ${reference}?`}
          act={t`Close the message`}
          cancel={t`Cancel`}
          isBusy={act.isBusy}
          onConfirm={() => void close()}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            <Trans>It waits no more. Its writer sees that it is closed, and gets no mail.</Trans>
          </p>
          <ErrorNotice failure={act.failure} />
        </ConfirmDialog>
      )}
    </div>
  );
}
