import { Trans } from '@lingui/react/macro';
import type { ComparedSites as Compared, StateParams } from '@portico/contract';
import { DistanceForm } from './distance-form.tsx';
import { orderSites } from './order-sites.ts';
import { PrintedFooter } from './printed-footer.tsx';
import { SiteRow } from './site-row.tsx';
import { useDistanceChoice } from './use-distance-choice.ts';
import './compared-sites.css';

export interface ComparedSitesProps {
  compared: Compared;
  params: StateParams<'estimates-compare'>;
}

/** The sites in order, their amounts as bars on one scale; then those that do not offer the service. */
export function ComparedSites({ compared, params }: ComparedSitesProps) {
  const { choice, change } = useDistanceChoice(params.token);
  const { miles, order } = choice;
  const offering = compared.Sites.filter(({ IsOffered }) => IsOffered);
  const others = compared.Sites.filter(({ IsOffered }) => !IsOffered);
  const most = Math.max(0, ...offering.map(({ AmountRaw }) => AmountRaw ?? 0));
  const hasParts = offering.some(({ Holds }) => Holds !== 'whole' && Holds !== 'none');
  return (
    <div className="stack stack-loose">
      {compared.ServiceDescription !== '' && <p className="compared-what">{compared.ServiceDescription}</p>}
      <DistanceForm choice={choice} onChange={change} />
      <ul className="compared">
        {orderSites(offering, miles, order).map((site) => (
          <li key={site.LocationId}>
            <SiteRow
              site={site}
              location={compared.Locations.find(({ Id }) => Id === site.LocationId)}
              miles={miles?.get(site.LocationId)}
              most={most}
              compared={compared}
              params={params}
            />
          </li>
        ))}
      </ul>
      {hasParts && (
        <p className="secondary">
          <Trans>A striped bar is a part of the price alone: more is billed beside it.</Trans>
        </p>
      )}
      {others.length > 0 && (
        <section aria-labelledby="not-offered" className="compared-others">
          <h2 id="not-offered">
            <Trans>Not offered here</Trans>
          </h2>
          <ul>
            {others.map(({ LocationId, Name }) => (
              <li key={LocationId}>{Name}</li>
            ))}
          </ul>
        </section>
      )}
      <PrintedFooter codes={compared.Codes} from={choice.from} />
    </div>
  );
}
