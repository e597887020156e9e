import { Plural, Trans } from '@lingui/react/macro';
import type { ComparedSites, Location, SiteComparison, StateParams } from '@portico/contract';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { writeHexText } from '../estimates-base/hex-text.ts';
import { StateLink } from '../router/state-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './site-row.css';

export interface SiteRowProps {
  site: SiteComparison;
  location: Location | undefined;
  /** undefined if it is not known. */
  miles: number | undefined;
  /** The highest amount of all sites, in cents: the whole length of a bar. */
  most: number;
  compared: ComparedSites;
  params: StateParams<'estimates-compare'>;
}

/** One site: where it is, its amount as text and as a bar, what the amount holds, and the way on. */
export function SiteRow({ site, location, miles, most, compared, params }: SiteRowProps) {
  const { states } = useEstimatesBase();
  return (
    <article className="site-row">
      <div className="site-row-head">
        <h2>{site.Name}</h2>
        {location && <p className="secondary">{location.Address.join(', ')}</p>}
        {miles !== undefined && (
          <p className="site-row-miles">
            {miles === 0 ? (
              <Trans>less than a mile away</Trans>
            ) : (
              <Plural value={miles} one="about # mile away" other="about # miles away" />
            )}
          </p>
        )}
      </div>
      <div className="site-row-price">
        <p className="site-row-amount money">{site.Amount === '' ? <Trans>No price</Trans> : site.Amount}</p>
        {site.AmountRaw !== null && most > 0 && (
          <div className="site-row-scale" aria-hidden="true">
            <div
              className={site.Holds === 'whole' ? 'site-row-bar' : 'site-row-bar site-row-part'}
              style={{ '--share': `${(100 * site.AmountRaw) / most}%` } as CSSProperties}
            />
          </div>
        )}
        {site.LowestText !== '' && <p className="site-row-lowest">{site.LowestText}</p>}
        {site.HoldsText !== '' && <p>{site.HoldsText}</p>}
        {site.Note !== '' && <p className="secondary">{site.Note}</p>}
        {site.Owner !== '' && (
          <p className="secondary">
            {site.Owner}{' '}
            {site.OwnerUrl !== '' && (
              <a className="site-row-file" href={site.OwnerUrl} rel="noreferrer">
                <Trans>Their price file</Trans>
              </a>
            )}
          </p>
        )}
      </div>
      {location && (
        <StateLink
          to={states.afterService}
          params={nextParams(location, compared, params)}
          className="site-row-link no-print"
        >
          <Trans>
            Choose<VisuallyHidden> {site.Name}</VisuallyHidden>
          </Trans>
          <Icon of={ChevronRight} size={20} />
        </StateLink>
      )}
    </article>
  );
}

/** The estimate of the service at this site: the insurance comes next. */
function nextParams(
  { Id: location, ServiceAreaId: svcArea }: Location,
  { ServiceName, Codes }: ComparedSites,
  { template = '', token }: StateParams<'estimates-compare'>,
): StateParams<'estimates-insurance'> {
  const [cpt] = Codes;
  return {
    svcArea,
    location,
    template,
    tDesc: writeHexText(ServiceName),
    ...(cpt === undefined ? {} : { cpt }),
    ...(token === undefined ? {} : { token }),
  };
}
