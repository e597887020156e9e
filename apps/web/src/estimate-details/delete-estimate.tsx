import { Trans } from '@lingui/react/macro';
import type { Language } from '@portico/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EstimateStorage } from '../estimates-base/estimates-base.ts';
import { useAction } from '../portal/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { UpdateFailed } from './update-failed.tsx';

export interface DeleteEstimateProps {
  savedEstimateId: string;
  /** The service of the estimate. */
  name: string;
  nameLang: Language;
  storage: EstimateStorage;
}

/** Deletes a saved estimate and opens the saved list. Asks first, because this cannot be undone. */
export function DeleteEstimate({ savedEstimateId, name, nameLang, storage }: DeleteEstimateProps) {
  const [isAsking, setIsAsking] = useState(false);
  const deleting = useAction();
  const close = () => {
    setIsAsking(false);
    deleting.forgetFailure();
  };
  return (
    <>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsAsking(true)}>
        <span>
          <Trans>Delete</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      </Button>
      <Dialog title={<Trans>Delete this estimate?</Trans>} open={isAsking} onClose={close}>
        <div className="stack">
          <p>
            <strong lang={nameLang}>{name}</strong>
          </p>
          <p>
            <Trans>It cannot be brought back, but you can work out the price again at any time.</Trans>
          </p>
          {deleting.failure && <UpdateFailed failure={deleting.failure} />}
          <div className="row">
            <Button busy={deleting.busy} onClick={() => void deleting.run(() => storage.remove(savedEstimateId))}>
              <Trans>Delete it</Trans>
            </Button>
            <Button variant="secondary" onClick={close}>
              <Trans>Keep it</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
