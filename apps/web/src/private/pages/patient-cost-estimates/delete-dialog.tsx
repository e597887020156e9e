import { Trans } from '@lingui/react/macro';
import type { SavedEstimate } from '@portico/contract';
import { useEstimatesBase } from '../../../estimates-base/estimates-base.ts';
import { CallProblem } from '../../../frame/call-problem.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export interface DeleteDialogProps {
  /** null while none is to be deleted. */
  estimate: SavedEstimate | null;
  onClose: () => void;
}

/** Asks before an estimate is deleted, and says so where it could not be. */
export function DeleteDialog({ estimate, onClose }: DeleteDialogProps) {
  return (
    <Dialog title={<Trans>Delete this estimate?</Trans>} open={estimate !== null} onClose={onClose}>
      {estimate && <Question estimate={estimate} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ estimate, onClose }: { estimate: SavedEstimate; onClose: () => void }) {
  const { keeping } = useEstimatesBase();
  const { busy, failure, run } = useAction();
  const remove = () =>
    void run(async () => {
      await keeping?.remove(estimate.PesId);
      onClose();
    });
  return (
    <div className="stack">
      {failure && <CallProblem failure={failure} onRetry={remove} />}
      <p>
        <strong lang={estimate.PetLanguage}>{estimate.PetName}</strong>
        <br />
        <span className="secondary">{estimate.LocationName}</span>
      </p>
      <p>
        <Trans>It cannot be brought back, but you can work out the price again at any time.</Trans>
      </p>
      <div className="row">
        <Button busy={busy} onClick={remove}>
          <Trans>Delete it</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </div>
  );
}
