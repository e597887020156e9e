import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { InsurerProps } from '../../../estimate-places/compare-screen.tsx';
import { EstimateErrorNotice } from '../../../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../../../estimates-base/estimates-base.ts';
import { CheckOverlay } from '../../../insurance/check-overlay.tsx';
import { useEligibilityCheck } from '../../../insurance/use-eligibility-check.ts';
import { useAction } from '../../../portal/use-action.ts';
import { useHasLeft } from '../../../portal/use-has-left.ts';
import { useSend } from '../../../portal/use-send.ts';
import { OptionButton } from '../../../ui/option-button.tsx';
import { NotConfirmed } from './not-confirmed.tsx';

/**
 * Asks the insurer of the insurance on file what it pays for the service, before a place is chosen. The question needs an estimate: it is
 * begun without a place, and the estimate at the place that is chosen later is paid with the same insurance (docs/decisions/0120).
 */
export function AskInsurer({ compared: { PayorToAsk: payor, Locations }, template, onAsked }: InsurerProps) {
  const { calls } = useEstimatesBase();
  const send = useSend();
  const hasLeft = useHasLeft();
  const beginning = useAction();
  const [estimate, setEstimate] = useState<EstimateModel | null>(null);
  const check = useEligibilityCheck({
    estimateId: estimate?.EstimateId ?? '',
    timeoutSeconds: estimate?.Configuration.EligibilityTimeout ?? 0,
    onDone: ({ is }) => {
      if (is === 'confirmed') onAsked();
    },
  });
  useEffect(() => {
    if (estimate !== null) void check.startOnFile();
    // Once for each press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [estimate]);
  const ask = () =>
    beginning.run(async () => {
      const svcArea = Locations[0]?.ServiceAreaId;
      const begun = await send(calls.getEstimateDetails, { svcArea, template });
      if (!hasLeft()) setEstimate(begun);
    });
  const failure = beginning.failure ?? check.failure;
  const { outcome } = check;
  return (
    <div className="stack no-print">
      {failure && <EstimateErrorNotice failure={failure} onRetry={() => void ask()} />}
      {outcome !== null && outcome.is !== 'confirmed' && (
        <NotConfirmed outcome={outcome} payorName={payor} onLookAgain={check.lookAgain} />
      )}
      <OptionButton
        icon={ShieldCheck}
        title={<Trans>See every price with {payor}</Trans>}
        note={<Trans>We ask your insurer what you would pay. It often takes only a few seconds.</Trans>}
        busy={beginning.busy || check.state === 'starting'}
        onClick={() => void ask()}
      />
      <CheckOverlay check={check} payorName={payor} />
    </div>
  );
}
