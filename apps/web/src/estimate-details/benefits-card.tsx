import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { benefitsFormKey } from '../insurance/benefits-form-key.ts';
import { ManualBenefits } from '../insurance/manual-benefits.tsx';
import { Button } from '../ui/button.tsx';
import { PanelCard } from './panel-card.tsx';
import type { InsuranceView } from './use-insurance-view.ts';

/** The section to enter benefits by hand (spec §2, 'manual benefits'). */
export function BenefitsCard({ model, view }: { model: EstimateModel; view: InsuranceView }) {
  return (
    <PanelCard title={<Trans>Your benefits</Trans>} takesFocus={view.isOpenedByHand}>
      <ManualBenefits
        key={benefitsFormKey(model)}
        model={model}
        onSaved={view.showEntered}
        actions={
          <>
            {model.Estimate !== null && (
              <Button variant="secondary" onClick={() => view.open('closed')}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={() => view.use('selfPay')}>
              <Trans>See the price without insurance</Trans>
            </Button>
          </>
        }
      />
    </PanelCard>
  );
}
