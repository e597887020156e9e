import { Trans, useLingui } from '@lingui/react/macro';
import type { Location, SiteComparison } from '@portico/contract';
import { CircleCheck, MapPin } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { money } from './figures.ts';
import './site-card.css';

export interface SiteCardProps {
  site: SiteComparison;
  location: Location | undefined;
  /** The price at the chosen site, in cents; null if none is chosen or it has no price. */
  currentAmount: number | null;
  isLowest: boolean;
  isBusy: boolean;
  /** It was just chosen: its button is gone, so focus moves to the text that replaces it. */
  takesFocus: boolean;
  /** null where it cannot be chosen. */
  onChoose: (() => void) | null;
}

/** One site with its picture under an arch, its price for this service, and the difference from the chosen one. */
export function SiteCard({ site, location, currentAmount, isLowest, isBusy, takesFocus, onChoose }: SiteCardProps) {
  return (
    <article className={classOf(site)}>
      {location && <img className="site-picture no-print" src={location.Image} alt="" width="640" height="360" />}
      <h3>{site.Name}</h3>
      {location && <SiteAddress lines={location.Address} />}
      <p className={site.Amount === '' ? 'site-amount site-without-amount' : 'site-amount money'}>{amountOf(site)}</p>
      <SiteNote site={site} currentAmount={currentAmount} isLowest={isLowest} />
      {site.IsCurrent ? (
        <YourChoice takesFocus={takesFocus} />
      ) : (
        site.IsOffered && onChoose && <SiteButton site={site} isBusy={isBusy} onChoose={onChoose} />
      )}
    </article>
  );
}

function classOf({ IsCurrent, IsOffered }: SiteComparison): string {
  if (IsCurrent) return 'site site-current';
  return IsOffered ? 'site' : 'site site-not-offered';
}

/** A site that does not offer the service says so in place of the price. */
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

/** What to know about its price, if there is anything. */
function SiteNote({ site, currentAmount, isLowest }: Pick<SiteCardProps, 'site' | 'currentAmount' | 'isLowest'>) {
  const note = site.IsOffered ? site.Note : '';
  const difference = site.IsCurrent || site.Note !== '' ? null : differenceOf(site.AmountRaw, currentAmount);
  if (note === '' && !isLowest && difference === null && site.Owner === '') return null;
  return (
    <p className="secondary site-note">
      {note !== '' && <span>{note}</span>}
      {isLowest && (
        <span className="site-lowest">
          <Trans>Lowest price</Trans>
        </span>
      )}
      {difference !== null && <Difference cents={difference} />}
      {site.Owner !== '' && <SiteOwner site={site} />}
    </p>
  );
}

/** Whose prices they are, where the hospital is not one of this health system. The file is fetched only by who follows the link. */
function SiteOwner({ site: { Owner, OwnerUrl } }: Pick<SiteCardProps, 'site'>) {
  return (
    <span className="site-owner">
      {Owner}
      {OwnerUrl !== '' && (
        <>
          {' '}
          <a href={OwnerUrl} rel="noreferrer">
            <Trans>Their price file</Trans>
          </a>
        </>
      )}
    </span>
  );
}

/** By how many cents a site costs more than the chosen one, negative for less; null if equal or not comparable. */
function differenceOf(amount: number | null, from: number | null): number | null {
  return amount === null || from === null || amount === from ? null : amount - from;
}

function Difference({ cents }: { cents: number }) {
  const { i18n } = useLingui();
  const difference = money(Math.abs(cents), i18n.locale);
  return <span>{cents < 0 ? <Trans>{difference} less</Trans> : <Trans>{difference} more</Trans>}</span>;
}

/** Replaces the button that chose the site. Takes focus only if no other element has it by then. */
function YourChoice({ takesFocus }: { takesFocus: boolean }) {
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) mark.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p className="site-action no-print" ref={mark} tabIndex={-1}>
      <Icon of={CircleCheck} size={20} />
      <Trans>Your choice</Trans>
    </p>
  );
}

function SiteButton({ site, isBusy, onChoose }: Pick<SiteCardProps, 'site' | 'isBusy'> & { onChoose: () => void }) {
  return (
    <button
      type="button"
      className="site-action site-button no-print"
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
