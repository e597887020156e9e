import { Trans, useLingui } from '@lingui/react/macro';
import type { Location, SiteComparison } from '@portico/contract';
import { CircleCheck, MapPin } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { money } from '../portal/figures.ts';
import './site-card.css';

export interface SiteCardProps {
  site: SiteComparison;
  location: Location | undefined;
  /** The chosen site; undefined if none is. */
  current: SiteComparison | undefined;
  isBusy: boolean;
  /** It was just chosen: its button is gone, so focus moves to the text that replaces it. */
  takesFocus: boolean;
  /** null where it cannot be chosen. */
  onChoose: (() => void) | null;
}

/** One site with its picture under an arch, its price for this service, and the difference from the chosen one. */
export function SiteCard({ site, location, current, isBusy, takesFocus, onChoose }: SiteCardProps) {
  return (
    <article className={classOf(site)}>
      {location && <img className="site-picture no-print" src={location.Image} alt="" width="640" height="360" />}
      <h3>{site.Name}</h3>
      {location && <SiteAddress lines={location.Address} />}
      <p className={site.Amount === '' ? 'site-amount site-without-amount' : 'site-amount money'}>{amountOf(site)}</p>
      <SiteNote site={site} current={current} />
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

/** What its price holds, and what else to know about it. */
function SiteNote({ site, current }: Pick<SiteCardProps, 'site' | 'current'>) {
  const note = site.IsOffered ? site.Note : '';
  const difference = differenceOf(site, current);
  if ([note, site.HoldsText, site.LowestText, site.Owner].every((text) => text === '') && difference === null)
    return null;
  return (
    <p className="secondary site-note">
      {site.HoldsText !== '' && <span>{site.HoldsText}</span>}
      {note !== '' && <span>{note}</span>}
      {site.LowestText !== '' && <span className="site-lowest">{site.LowestText}</span>}
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

/**
 * By how many cents a site costs more than the chosen one, negative for less; null if equal, or if one of the two lacks what the other has
 * (Findings, people A9).
 */
function differenceOf(site: SiteComparison, current: SiteComparison | undefined): number | null {
  if (site.AmountRaw === null || current === undefined || current.AmountRaw === null) return null;
  if (site.AlikeGroup !== current.AlikeGroup || site.AmountRaw === current.AmountRaw) return null;
  return site.AmountRaw - current.AmountRaw;
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
