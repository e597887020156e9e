import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { InsuranceForm } from '../insurance/insurance-form.tsx';
import { useCall } from '../portal/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { SecondInsuranceView } from './use-second-insurance.ts';

/** The form of the first insurance, for the second: in the page, for guests too. */
export function SecondInsuranceForm({ model, view }: { model: EstimateModel; view: SecondInsuranceView }) {
  const { calls, token } = useEstimatesBase();
  const payors = useCall(calls.selectInsurance, {
    svcArea: model.ServiceAreaId,
    template: model.templateId,
    location: model.CurrentLocationId === '' ? undefined : model.CurrentLocationId,
    fromDetails: true,
    token,
  });
  if (payors.failure) return <EstimateErrorNotice failure={payors.failure} onRetry={payors.retry} />;
  if (!payors.reply) return <Skeleton shape="card" />;
  return (
    <InsuranceForm
      payors={payors.reply}
      input={view.input}
      onChange={view.change}
      refused={view.refused}
      busy={view.check.state === 'starting'}
      onSubmit={(payor) => void view.check.start(payor, view.input)}
      actions={
        <Button variant="secondary" onClick={() => view.open('closed')}>
          <Trans>Cancel</Trans>
        </Button>
      }
    />
  );
}
