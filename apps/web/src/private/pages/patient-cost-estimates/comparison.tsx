import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedEstimate } from '@portico/contract';
import { ClaimWords } from '../../../amount-claims/claim-words.tsx';
import { longDate } from '../../../portal/figures.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Day } from '../../when/when.tsx';
import { Difference } from './difference.tsx';
import './comparison.css';

export interface ComparisonProps {
  first: SavedEstimate;
  second: SavedEstimate;
}

/** Two saved estimates side by side, each with the figures of the day on which it was saved. */
export function Comparison({ first, second }: ComparisonProps) {
  const { t } = useLingui();
  const both = [first, second];
  return (
    <div className="stack">
      <table className="comparison">
        <caption className="visually-hidden">{t`Two saved estimates, side by side`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t`Of the estimate`}</VisuallyHidden>
            </th>
            {both.map((estimate) => (
              <ColumnHead key={estimate.SavedEstimateId} estimate={estimate} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Trans>Where</Trans>
            </th>
            {both.map(({ SavedEstimateId, LocationName }) => (
              <td key={SavedEstimateId}>{LocationName}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Trans>How it is paid</Trans>
            </th>
            {both.map(({ SavedEstimateId, PayorName }) => (
              <td key={SavedEstimateId}>
                {PayorName === '' ? <Trans>Without insurance</Trans> : <Trans>With {PayorName}</Trans>}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Trans>You would pay</Trans>
            </th>
            {both.map(({ SavedEstimateId, Amount, AmountClaim }) => (
              <td key={SavedEstimateId}>
                {AmountClaim !== 'exact' && (
                  <span className="secondary">
                    <ClaimWords claim={AmountClaim} />{' '}
                  </span>
                )}
                <span className="comparison-amount money">{Amount}</span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Trans>Price without insurance</Trans>
            </th>
            {both.map(({ SavedEstimateId, SelfPayAmount }) => (
              <td key={SavedEstimateId} className="money">
                {SelfPayAmount === '' ? <Trans>Not published</Trans> : SelfPayAmount}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Trans>Saved on</Trans>
            </th>
            {both.map(({ SavedEstimateId, SavedAt }) => (
              <td key={SavedEstimateId}>
                <Day iso={SavedAt} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Trans>Good through</Trans>
            </th>
            {both.map((estimate) => (
              <td key={estimate.SavedEstimateId}>
                <GoodThrough estimate={estimate} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Difference first={first} second={second} />
      <p className="secondary">
        <Trans>The amounts are those of the days on which they were saved. Open an estimate for today’s.</Trans>
      </p>
    </div>
  );
}

function ColumnHead({ estimate: { GivenName, ServiceName, ServiceNameLanguage } }: { estimate: SavedEstimate }) {
  return (
    <th scope="col">
      {GivenName}
      <span className={GivenName === '' ? '' : 'comparison-service'} lang={ServiceNameLanguage}>
        {ServiceName}
      </span>
    </th>
  );
}

function GoodThrough({ estimate: { ValidUntil, IsExpired } }: { estimate: SavedEstimate }) {
  const { i18n } = useLingui();
  const day = longDate(ValidUntil, i18n.locale);
  return IsExpired ? <Trans>{day} (over)</Trans> : day;
}
