import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { InsuranceForm } from '../insurance/insurance-form.tsx';
import { useInsuranceDraft } from '../insurance/use-insurance-draft.ts';
import { useCall } from '../portal/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PanelCard } from './panel-card.tsx';
import type { InsuranceView } from './use-insurance-view.ts';

/** The form in which a signed-in person enters another insurance for the estimate (spec §2). */
export function EntryCard({ model, view }: { model: EstimateModel; view: InsuranceView }) {
  const { calls, token } = useEstimatesBase();
  const payors = useCall(calls.selectInsurance, {
    svcArea: model.ServiceAreaId,
    template: model.templateId,
    location: model.CurrentLocationId === '' ? undefined : model.CurrentLocationId,
    fromDetails: true,
    token,
  });
  const [input, change] = useInsuranceDraft();
  return (
    <PanelCard title={<Trans>Enter your insurance</Trans>} takesFocus={view.isOpenedByHand}>
      {payors.failure && <EstimateErrorNotice failure={payors.failure} onRetry={payors.retry} />}
      {!payors.reply && !payors.failure && <Skeleton shape="card" />}
      {payors.reply && (
        <InsuranceForm
          payors={payors.reply}
          input={input}
          onChange={change}
          refused={view.refused}
          busy={view.check.state === 'starting'}
          onSubmit={(payor) => view.start(payor, input)}
          actions={
            <Button variant="secondary" onClick={view.cancelEntry}>
              <Trans>Cancel</Trans>
            </Button>
          }
        />
      )}
    </PanelCard>
  );
}
