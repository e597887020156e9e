import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateModel, EstimateResult } from '@portico/contract';
import { Fragment, type CSSProperties } from 'react';
import { PhoneLink } from '../frame/phone-link.tsx';
import { EstimateMessages } from './estimate-messages.tsx';
import { longDate, today } from './figures.ts';
import { hasAmount } from './has-amount.ts';
import { PriceGraph } from './price-graph.tsx';
import './amount-card.css';

/** What the patient would pay: the largest thing on the page, or why there is no amount (spec §4, cantCreateEstimate). */
export function AmountCard({ model, estimate }: { model: EstimateModel; estimate: EstimateResult }) {
  const { i18n } = useLingui();
  return (
    <section className="card amount-card" aria-labelledby="amount-title">
      {hasAmount(estimate) ? <Amount estimate={estimate} /> : <NoAmount />}
      <EstimateMessages messages={model.Messages} />
      <p className="secondary">
        <AmountFooter estimate={estimate} phone={model.Configuration.CsPhoneNumber} />
        <span className="amount-printed">
          {' '}
          <Trans>Printed on {today(i18n.locale)}.</Trans>
        </span>
      </p>
    </section>
  );
}

function Amount({ estimate }: { estimate: EstimateResult }) {
  return (
    <>
      <div className="amount-head">
        <h2 id="amount-title" className="amount-title">
          {estimate.LegitimateFreeEstimate ? <Trans>You would pay</Trans> : <Trans>You would pay about</Trans>}
        </h2>
        <AmountFigure amount={estimate.SelfPayAmount} />
        <p className="amount-manner">
          <Trans>Without insurance</Trans>
        </p>
        {estimate.Range && (
          <p className="secondary">
            <Trans>The prices in the file range from {estimate.Range.Text}.</Trans>
          </p>
        )}
      </div>
      {estimate.Graph && <PriceGraph graph={estimate.Graph} />}
    </>
  );
}

/**
 * As large as its card allows: an operation has more digits than an X-ray. To whoever spaces letters out it breaks behind a
 * comma sooner than it leaves the card (WCAG 1.4.12).
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

function NoAmount() {
  return (
    <h2 id="amount-title">
      <Trans>No amount yet</Trans>
    </h2>
  );
}

function AmountFooter({ estimate, phone }: { estimate: EstimateResult; phone: string }) {
  const { i18n } = useLingui();
  const day = longDate(estimate.ValidUntil, i18n.locale);
  const call = <PhoneLink number={phone} />;
  if (!hasAmount(estimate)) {
    return <Trans>Call us at {call}. We can work out the price with you.</Trans>;
  }
  return (
    <Trans>
      Good through {day}. This is an estimate, not a bill. Questions? Call {call}.
    </Trans>
  );
}
