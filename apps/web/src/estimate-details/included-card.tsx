import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateResult, FeeRow } from '@portico/contract';
import { Card } from '../ui/card.tsx';
import { partsOf } from './parts-of.ts';
import { PriceSource } from './price-source.tsx';
import './included-card.css';

type Part = FeeRow['Children'][number];

/**
 * What the estimate is made of: hospital and physician fees apart, each part with its code and the source of its price
 * (spec §3, FeeTable). Where there is no discount the amounts are what is paid, not the full charges.
 */
export function IncludedCard({ description, estimate }: { description: string; estimate: EstimateResult }) {
  const { t } = useLingui();
  const isDiscounted = estimate.Graph !== null;
  const rows = partsOf(estimate);
  return (
    <Card title={<Trans>What is included</Trans>}>
      <div className="included-intro">
        {description !== '' && <p>{description}</p>}
        {estimate.SimpleMsg !== '' && <p>{estimate.SimpleMsg}</p>}
      </div>
      <table className="included">
        <caption className="visually-hidden">
          <Trans>What is included</Trans>
        </caption>
        <thead>
          <tr className="secondary">
            <th scope="col">{t`Part of your care`}</th>
            <th scope="col">{isDiscounted ? t`Full charge` : t`Price`}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <FeeGroup key={row.Kind} row={row} isDiscounted={isDiscounted} />
        ))}
      </table>
    </Card>
  );
}

function FeeGroup({ row, isDiscounted }: { row: FeeRow; isDiscounted: boolean }) {
  return (
    <tbody>
      <tr className="included-group">
        <th scope="rowgroup">{row.Tag}</th>
        <td className={row.Val === null ? undefined : 'money'}>{row.ValOverride}</td>
      </tr>
      {row.Children.map((part, index) => (
        <FeePart key={`${part.HoverText} ${index}`} part={part} isDiscounted={isDiscounted} />
      ))}
    </tbody>
  );
}

/** What a hover would show stands in sight: nobody has to find it. A price that is not a full charge is not said twice. */
function FeePart({ part, isDiscounted }: { part: Part; isDiscounted: boolean }) {
  const notes = [part.HoverText, isDiscounted || part.Source === null ? part.ExtraHoverText : ''].filter(Boolean);
  return (
    <>
      <tr className="included-part">
        <th scope="row">{part.Tag}</th>
        <td className={part.Val === null ? 'included-unpriced' : 'money'}>{part.ValOverride}</td>
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
