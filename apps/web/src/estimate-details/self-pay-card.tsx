import { Trans } from '@lingui/react/macro';
import type { EstimateResult } from '@portico/contract';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { selfPaySteps } from './steps-of.ts';
import type { InsuranceView } from './use-insurance-view.ts';
import { WorkingTable } from './working-table.tsx';
import './self-pay-card.css';

/**
 * Beside an estimate with insurance: the price without it, its self-pay table (spec §3) in a disclosure, and the switch
 * to it.
 */
export function SelfPayCard({ estimate, view }: { estimate: EstimateResult; view: InsuranceView }) {
  return (
    <Card title={<Trans>If you paid without insurance</Trans>}>
      <div className="self-pay-head">
        <p className="self-pay-amount money">{estimate.SelfPayAmount}</p>
        {estimate.SelfPayIsPartial && (
          <p className="secondary">
            <Trans>Some parts of this care have no price without insurance. The actual price may be higher.</Trans>
          </p>
        )}
        <div className="no-print">
          <Button variant="secondary" onClick={() => view.use('selfPay')}>
            <Trans>Pay without insurance</Trans>
          </Button>
        </div>
      </div>
      <div className="no-print">
        <Disclosure summary={<Trans>How we got to this amount</Trans>}>
          <WorkingTable caption={<Trans>If you paid without insurance</Trans>} working={selfPaySteps(estimate)} />
        </Disclosure>
      </div>
    </Card>
  );
}
