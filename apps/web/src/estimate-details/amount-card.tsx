import { Trans } from '@lingui/react/macro';
import type { EstimateModel, EstimateResult } from '@portico/contract';
import { Button } from '../ui/button.tsx';
import { AmountFigure } from './amount-figure.tsx';
import { AmountFooter } from './amount-footer.tsx';
import { CashNotice } from './cash-notice.tsx';
import { EstimateMessages } from './estimate-messages.tsx';
import { hasAmount } from './has-amount.ts';
import { PriceGraph } from './price-graph.tsx';
import { SaveEstimate } from './save-estimate.tsx';
import { planNameOf } from './standing-of.ts';
import type { InsuranceView } from './use-insurance-view.ts';
import './amount-card.css';

export interface AmountCardProps {
  model: EstimateModel;
  estimate: EstimateResult;
  view: InsuranceView;
}

/** What the patient would pay: the largest thing on the page, or why there is no amount (spec §4, cantCreateEstimate). */
export function AmountCard({ model, estimate, view }: AmountCardProps) {
  const isPriced = hasAmount(estimate);
  return (
    <section className="card amount-card" aria-labelledby="amount-title">
      {isPriced ? <Amount model={model} estimate={estimate} /> : <NoAmount />}
      {estimate.CashIsCheaper && <CashNotice cash={estimate.CashIsCheaper} view={view} />}
      <EstimateMessages
        messages={model.Messages}
        actions={{ benChanged: estimate.BenefitsChanged && <UseNewBenefits view={view} /> }}
      />
      {isPriced && <SaveEstimate model={model} />}
      <AmountFooter model={model} estimate={estimate} />
    </section>
  );
}

function Amount({ model: { CurrentInsurance }, estimate }: Pick<AmountCardProps, 'model' | 'estimate'>) {
  return (
    <>
      <div className="amount-head">
        <h2 id="amount-title" className="amount-title">
          {estimate.LegitimateFreeEstimate ? <Trans>You would pay</Trans> : <Trans>You would pay about</Trans>}
        </h2>
        <AmountFigure amount={estimate.PatientAmount} />
        <p className="amount-manner">
          {estimate.IsSelfPayEstimate || CurrentInsurance === null ? (
            <Trans>Without insurance</Trans>
          ) : (
            <Trans>With {planNameOf(CurrentInsurance)}</Trans>
          )}
        </p>
        {estimate.Range && (
          <p className="secondary">
            {estimate.IsSelfPayEstimate ? (
              <Trans>The prices in the file range from {estimate.Range.Text}.</Trans>
            ) : (
              <Trans>The agreed prices vary. You may pay from {estimate.Range.Text}.</Trans>
            )}
          </p>
        )}
      </div>
      {estimate.Graph && <PriceGraph graph={estimate.Graph} />}
    </>
  );
}

function NoAmount() {
  return (
    <h2 id="amount-title">
      <Trans>No amount yet</Trans>
    </h2>
  );
}

/** The insurer has answered anew since the estimate was made: its answer takes the place of what stands. */
function UseNewBenefits({ view }: Pick<AmountCardProps, 'view'>) {
  return (
    <Button variant="secondary" busy={view.changing === 'insurerBenefits'} onClick={() => view.use('insurerBenefits')}>
      <Trans>Use the new benefits</Trans>
    </Button>
  );
}
