import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useAction } from '../portal/use-action.ts';
import { Button } from '../ui/button.tsx';
import { UpdateFailed } from './update-failed.tsx';
import './save-estimate.css';

/** For a signed-in person who may do it (spec §6: canEditAndSave): saves an estimate and opens the saved list. */
export function SaveEstimate({ model }: { model: EstimateModel }) {
  const { storage } = useEstimatesBase();
  const saving = useAction();
  if (storage === null || !model.canEditAndSave || model.SavedEstimateId !== '') return null;
  return (
    <div className="save-estimate no-print">
      {saving.failure && <UpdateFailed failure={saving.failure} />}
      <Button busy={saving.busy} onClick={() => void saving.run(() => storage.save(model.EstimateId))}>
        {saving.busy ? <Trans>Saving</Trans> : <Trans>Save this estimate</Trans>}
      </Button>
    </div>
  );
}
