import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import type { CheckOutcome } from '../insurance/use-eligibility-check.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { InsuranceEntryLink } from './insurance-entry-link.tsx';
import type { DetailsParams } from './details-params.ts';

export interface CheckUnconfirmedProps {
  outcome: CheckOutcome;
  model: EstimateModel;
  params: DetailsParams;
  payorName: string;
  onForm: () => void;
  /** Asks the same insurer once more. */
  onAskAgain: () => void;
}

/** The rte section's error (spec §8): the insurer did not confirm the benefits; why, and what can be done. */
export function CheckUnconfirmed({ outcome, model, params, payorName, onForm, onAskAgain }: CheckUnconfirmedProps) {
  const isWithoutInsurance = model.Estimate?.IsSelfPayEstimate === true;
  return (
    <Notice
      kind="rose"
      role="alert"
      title={
        isWithoutInsurance ? (
          <Trans>
            We couldn't confirm your benefits with your insurance provider. This estimate shows what you would pay
            without insurance.
          </Trans>
        ) : (
          <Trans>We couldn't confirm your benefits with your insurance provider. Please enter them below.</Trans>
        )
      }
    >
      {outcome.errors.length === 0 && outcome.text !== '' && <p>{outcome.text}</p>}
      {outcome.errors.map(({ Key, Text }) => (
        <p key={Key}>{Text}</p>
      ))}
      {outcome.mayAskAgain && (
        <Button variant="secondary" onClick={onAskAgain}>
          <Trans>Ask {payorName} again</Trans>
        </Button>
      )}
      {(outcome.reason === 'rejected' || outcome.errors.length > 0) && model.CanAddInsurance && (
        <InsuranceEntryLink model={model} params={params} onForm={onForm}>
          <Trans>Check what you entered</Trans>
        </InsuranceEntryLink>
      )}
    </Notice>
  );
}
