import { Trans, useLingui } from '@lingui/react/macro';
import type { Location, SiteComparison } from '@portico/contract';
import { CircleCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { money } from './figures.ts';
import './site-card.css';

export interface SiteCardProps {
  site: SiteComparison;
  location: Location | undefined;
  /** What the chosen site comes to, in cents; null where none is chosen or it has no price. */
  currentAmount: number | null;
  isLowest: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

/** One site with its picture under an arch, its price for this service, and how that differs from the chosen one. */
export function SiteCard({ site, location, currentAmount, isLowest, isBusy, onChoose }: SiteCardProps) {
  return (
    <article className={classOf(site)}>
      {location && <img className="site-picture no-print" src={location.Image} alt="" width="640" height="360" />}
      <h3>{site.Name}</h3>
      <SiteAddress lines={location?.Address ?? []} />
      <p className={site.Amount === '' ? 'site-amount site-without-amount' : 'site-amount money'}>{amountOf(site)}</p>
      <p className="secondary site-note">
        {site.Note !== '' && site.IsOffered && <span>{site.Note}</span>}
        {isLowest && (
          <span className="site-lowest">
            <Trans>Lowest price</Trans>
          </span>
        )}
        {!site.IsCurrent && site.Note === '' && <Difference amount={site.AmountRaw} from={currentAmount} />}
      </p>
      {(site.IsOffered || site.IsCurrent) && <SiteButton site={site} isBusy={isBusy} onChoose={onChoose} />}
    </article>
  );
}

function classOf({ IsCurrent, IsOffered }: SiteComparison): string {
  if (IsCurrent) return 'site site-current';
  return IsOffered ? 'site' : 'site site-not-offered';
}

/** A site that does not offer the service says that where the others have their price. */
function amountOf({ Amount, Note, IsOffered }: SiteComparison): ReactNode {
  if (!IsOffered) return Note;
  return Amount === '' ? <Trans>No price</Trans> : Amount;
}

function SiteAddress({ lines }: { lines: readonly string[] }) {
  return (
    <p className="secondary site-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

/** The button stays a button when its site is chosen, so that focus stays where it is. */
function SiteButton({ site, isBusy, onChoose }: Pick<SiteCardProps, 'site' | 'isBusy' | 'onChoose'>) {
  if (site.IsCurrent && !isBusy) {
    return (
      <button type="button" className="site-button site-button-current no-print" aria-current="true">
        <Icon of={CircleCheck} size={20} />
        <Trans>
          Your choice<VisuallyHidden>: {site.Name}</VisuallyHidden>
        </Trans>
      </button>
    );
  }
  return (
    <button
      type="button"
      className="site-button no-print"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onChoose}
    >
      {isBusy ? <Spinner size={20} /> : <Icon of={MapPin} size={20} />}
      <Trans>
        Choose<VisuallyHidden> {site.Name}</VisuallyHidden>
      </Trans>
    </button>
  );
}

function Difference({ amount, from }: { amount: number | null; from: number | null }) {
  const { i18n } = useLingui();
  if (amount === null || from === null || amount === from) return null;
  const difference = money(Math.abs(amount - from), i18n.locale);
  return <span>{amount < from ? <Trans>{difference} less</Trans> : <Trans>{difference} more</Trans>}</span>;
}
