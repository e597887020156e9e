import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateResult, FeeRow } from '@portico/contract';
import { Card } from '../ui/card.tsx';
import { partsOf, type PartsAmount } from './parts-of.ts';
import { PriceSource } from './price-source.tsx';
import './included-card.css';

type Part = FeeRow['Children'][number];

/**
 * The parts of the estimate: hospital and physician fees separately, each part with its code and the source of its
 * price (spec §3, FeeTable). All of it is visible, not shown on hover, so that it is easy to find.
 */
export function IncludedCard({ description, estimate }: { description: string; estimate: EstimateResult }) {
  const { t } = useLingui();
  const { amount, isExplained, rows, total } = partsOf(estimate);
  const amounts: Readonly<Record<PartsAmount, string>> = {
    fullCharge: estimate.IsSelfPayEstimate ? t`Price` : t`Full charge`,
    price: t`Price`,
    agreed: t`Agreed price`,
  };
  return (
    <Card title={<Trans>What is included</Trans>}>
      <div className="included-intro">
        {description !== '' && <p>{description}</p>}
        {estimate.SimpleMessage !== '' && <p>{estimate.SimpleMessage}</p>}
      </div>
      <table className="included">
        <caption className="visually-hidden">
          <Trans>What is included</Trans>
        </caption>
        <thead>
          <tr className="secondary">
            <th scope="col">{t`Part of your care`}</th>
            <th scope="col">{amounts[amount]}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <FeeGroup key={row.Kind} row={row} amount={amount} isExplained={isExplained} />
        ))}
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.Tag}</th>
              <td className={total.Val === null ? undefined : 'money'}>{total.ValOverride}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  );
}

function FeeGroup({ row, amount, isExplained }: { row: FeeRow; amount: PartsAmount; isExplained: boolean }) {
  return (
    <tbody>
      <tr className="included-group">
        <th scope="rowgroup">
          {row.Tag}
          {isExplained && row.HoverText !== '' && <span className="secondary">{row.HoverText}</span>}
        </th>
        <td className={row.Val === null ? undefined : 'money'}>{row.PaidText || row.ValOverride}</td>
      </tr>
      {row.Children.map((part, index) => (
        <FeePart key={`${part.HoverText} ${index}`} part={part} amount={amount} />
      ))}
    </tbody>
  );
}

/** What is paid, and beside it in small the full charge from which it comes, if it is another (Findings, people A9c). */
function FeePart({ part, amount }: { part: Part; amount: PartsAmount }) {
  const hasMore = part.PaidText === '' && (amount !== 'price' || part.Source === null);
  const { t } = useLingui();
  const fullCharge = amount === 'fullCharge' && part.PaidText !== '' && part.Val !== null ? part.ValOverride : '';
  const more = fullCharge === '' ? '' : t`Full charge: ${fullCharge}`;
  const notes = [part.HoverText, hasMore ? part.ExtraHoverText : more].filter(Boolean);
  return (
    <>
      <tr className="included-part">
        <th scope="row">{part.Tag}</th>
        <td className={part.Source === null ? 'included-unpriced' : 'money'}>{part.PaidText || part.ValOverride}</td>
      </tr>
      <tr className="included-more">
        <td colSpan={2}>
          <p className="secondary">{notes.join(' · ')}</p>
          {part.Source && <PriceSource source={part.Source} />}
        </td>
      </tr>
    </>
  );
}
