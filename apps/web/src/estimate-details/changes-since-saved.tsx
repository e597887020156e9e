import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useAction } from '../portal/use-action.ts';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { hasAmount } from './has-amount.ts';
import { UpdateFailed } from './update-failed.tsx';
import './changes-since-saved.css';

/** What is another than when the estimate was saved, and by how much; and the button that saves today's figures instead. */
export function ChangesSinceSaved({ model }: { model: EstimateModel }) {
  const { t } = useLingui();
  const { storage } = useEstimatesBase();
  const revising = useAction();
  const isRevisable = model.canEditAndSave && model.Estimate !== null && hasAmount(model.Estimate);
  return (
    <>
      <table className="changes">
        <caption className="visually-hidden">{t`What changed since you saved it`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t`What`}</VisuallyHidden>
            </th>
            <th scope="col">
              <Trans>When saved</Trans>
            </th>
            <th scope="col">
              <Trans>Today</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {model.Changes.map((change) => (
            <tr key={change.Kind} className={change.Kind === 'total' ? 'changes-total' : ''}>
              <th scope="row">{change.Title}</th>
              <td className="money">{change.BeforeText}</td>
              <td className="money">
                {change.AfterText}
                {change.DifferenceText !== '' && <span className="changes-difference">{change.DifferenceText}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
