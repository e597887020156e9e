import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { ChangesTable } from '../estimates-base/changes-table.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useAction } from '../portal/use-action.ts';
import { Button } from '../ui/button.tsx';
import { hasAmount } from './has-amount.ts';
import { UpdateFailed } from './update-failed.tsx';

/** What is another than when the estimate was saved, and by how much; and the button that saves today's figures instead. */
export function ChangesSinceSaved({ model }: { model: EstimateModel }) {
  const { t } = useLingui();
  const { storage } = useEstimatesBase();
  const revising = useAction();
  const isRevisable = model.canEditAndSave && model.Estimate !== null && hasAmount(model.Estimate);
  return (
    <>
      <ChangesTable
        words={{
          caption: t`What changed since you saved it`,
          what: t`What`,
          before: t`When saved`,
          today: t`Today`,
        }}
        changes={model.Changes}
      />
      {revising.failure && <UpdateFailed failure={revising.failure} />}
      {storage && isRevisable && (
        <Button
          variant="secondary"
          busy={revising.busy}
          onClick={() => void revising.run(() => storage.revise(model.SavedEstimateId))}
        >
          {revising.busy ? <Trans>Saving</Trans> : <Trans>Save today’s figures instead</Trans>}
        </Button>
      )}
    </>
  );
}
