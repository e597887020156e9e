import { Trans } from '@lingui/react/macro';
import type { EstimateModel, EstimateResult } from '@portico/contract';
import { Fragment, type CSSProperties } from 'react';
import { BillHelp } from '../assistance/bill-help.tsx';
import { Button } from '../ui/button.tsx';
import { AmountFooter } from './amount-footer.tsx';
import { CashNotice } from './cash-notice.tsx';
import { ChangesSinceSaved } from './changes-since-saved.tsx';
import { EstimateMessages, isOfAmount } from './estimate-messages.tsx';
import { hasAmount } from './has-amount.ts';
import { InsurerNotes } from './insurer-notes.tsx';
import { PreventiveNotice } from './preventive-notice.tsx';
import { PriceBand } from './price-band.tsx';
import { PriceGraph } from './price-graph.tsx';
import { SaveEstimate } from './save-estimate.tsx';
import { WholeServices } from './whole-services.tsx';
import { planNameOf } from './insurance-status.ts';
import { useAmountWords } from './use-amount-words.ts';
import type { InsuranceView } from './use-insurance-view.ts';
import './amount-card.css';

export interface AmountCardProps {
  model: EstimateModel;
  estimate: EstimateResult;
  view: InsuranceView;
}

/**
 * What the patient would pay, in the largest type of the page, or why there is no amount (spec §4, cantCreateEstimate).
 */
export function AmountCard({ model, estimate, view }: AmountCardProps) {
  const isPriced = hasAmount(estimate);
  return (
    <section className="card amount-card" aria-labelledby="amount-title">
      {isPriced ? <Amount model={model} estimate={estimate} /> : <NoAmount />}
      {estimate.Preventive && <PreventiveNotice preventive={estimate.Preventive} />}
      <InsurerNotes notes={estimate.InsurerNotes} />
      {estimate.CashIsCheaper && <CashNotice cash={estimate.CashIsCheaper} view={view} />}
      <EstimateMessages
        messages={isPriced ? model.Messages.filter((message) => !isOfAmount(message)) : model.Messages}
        actions={{
          benChanged: estimate.BenefitsChanged && <UseNewBenefits view={view} />,
          alertEstimateReplaced: model.Changes.length > 0 && <ChangesSinceSaved model={model} />,
        }}
      />
      {isPriced && <SaveEstimate model={model} />}
      <BillHelp model={model} owedCents={estimate.PatientAmountRaw} />
      <AmountFooter model={model} estimate={estimate} />
    </section>
  );
}

function Amount({ model, estimate }: Pick<AmountCardProps, 'model' | 'estimate'>) {
  const { CurrentInsurance, SecondInsurance } = model;
  const isPreventive = estimate.Preventive?.Kind === 'screening';
  const words = useAmountWords()(model, estimate);
  return (
    <>
      <div className="amount-head">
        <h2 id="amount-title" className="amount-title">
          {words.heading}
        </h2>
        <AmountFigure amount={estimate.PatientAmount} />
        {isPreventive && <p className="amount-when">{estimate.Preventive?.AmountLabel}</p>}
        <p className="amount-manner">
          {estimate.IsSelfPayEstimate || CurrentInsurance === null ? (
            <Trans>Without insurance</Trans>
          ) : (
            <Manner
              first={planNameOf(CurrentInsurance)}
              second={SecondInsurance && planNameOf(SecondInsurance.Insurance)}
            />
          )}
        </p>
      </div>
      <EstimateMessages
        messages={model.Messages.filter(isOfAmount)}
        actions={{ doctorsPartOnly: <WholeServices model={model} />, oneCodeOnly: <WholeServices model={model} /> }}
      />
      {estimate.Band && estimate.PatientAmountRaw !== null && (
        <PriceBand
          band={estimate.Band}
          amount={estimate.PatientAmountRaw}
          lowestPrice={estimate.Range?.Low ?? estimate.PatientAmountRaw}
        />
      )}
      {estimate.Graph && <PriceGraph graph={estimate.Graph} />}
    </>
  );
}

function Manner({ first, second }: { first: string; second: string | null }) {
  if (second === null) return <Trans>With {first}</Trans>;
  return (
    <Trans>
      With {first} first, then {second}
    </Trans>
  );
}

function NoAmount() {
  return (
    <h2 id="amount-title">
      <Trans>No amount yet</Trans>
    </h2>
  );
}

/** The insurer has sent a new response since the estimate was made. The button uses it in place of the old benefits. */
function UseNewBenefits({ view }: Pick<AmountCardProps, 'view'>) {
  return (
    <Button variant="secondary" busy={view.changing === 'insurerBenefits'} onClick={() => view.use('insurerBenefits')}>
      <Trans>Use the new benefits</Trans>
    </Button>
  );
}

/**
 * An amount as large as its card allows, since an operation's has more digits than an X-ray's. With wider letter
 * spacing it breaks after a comma instead of leaving the card (WCAG 1.4.12).
 */
function AmountFigure({ amount }: { amount: string }) {
  const characters = { '--amount-characters': amount.length } as CSSProperties;
  return (
    <p className="amount-figure money" style={characters}>
      {amount.split(/(?<=,)/).map((digits, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {digits}
        </Fragment>
      ))}
    </p>
  );
}
