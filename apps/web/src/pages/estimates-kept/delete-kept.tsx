import { Trans } from '@lingui/react/macro';
import { deleteKeptEstimate } from '@portico/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { forgetKeptKey } from '../../kept-estimates/kept-key.ts';
import { useAction } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface DeleteKeptProps {
  openKey: string;
  onDeleted: () => void;
}

/** Deletes the estimate after a question. One that was deleted meanwhile is as good. */
export function DeleteKept({ openKey, onDeleted }: DeleteKeptProps) {
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const over = () => {
    forgetKeptKey();
    onDeleted();
  };
  const { busy, failure, run } = useAction(({ error }) => {
    if (error !== 'keptEstimateRefused') return false;
    over();
    return true;
  });
  const remove = async () => {
    const reply = await run(() => send(deleteKeptEstimate, { key: openKey }));
    if (reply) over();
  };
  return (
    <>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <Dialog title={<Trans>Delete this estimate?</Trans>} open={isAsking} onClose={() => setIsAsking(false)}>
        <div className="stack">
          {failure && <EstimateErrorNotice failure={failure} onRetry={() => void remove()} />}
          <p>
            <Trans>Its number will open nothing, on no device. This cannot be undone.</Trans>
          </p>
          <div className="row">
            <Button busy={busy} onClick={() => void remove()}>
              <Trans>Delete it</Trans>
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
