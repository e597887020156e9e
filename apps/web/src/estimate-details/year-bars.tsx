import { Trans, useLingui } from '@lingui/react/macro';
import type { YearFigure } from '@portico/contract';
import { money } from '../portal/figures.ts';
import { type YearPart, type YearPartKind, yearPartsOf } from './year-parts.ts';
import './year-bars.css';

export interface YearBarsProps {
  /** As the estimate has them. */
  figures: readonly YearFigure[];
  /** The same in the same order, with what is paid by then. Null where nothing that is paid by then is tried out. */
  ifPaid: readonly YearFigure[] | null;
}

/** Each deductible and maximum as a bar that fills: before the care and after it. */
export function YearBars({ figures, ifPaid }: YearBarsProps) {
  return (
    <div className="year-bars">
      {figures.map((figure, index) => (
        <YearBar key={`${figure.Kind} ${figure.Pool}`} figure={figure} ifPaid={ifPaid?.[index] ?? null} />
      ))}
    </div>
  );
}

/** The parts differ by pattern and a gap as well as by colour, and the list below says the same in words. */
function YearBar({ figure, ifPaid }: { figure: YearFigure; ifPaid: YearFigure | null }) {
  const parts = yearPartsOf(figure, ifPaid);
  return (
    <section className="year-bar">
      <div className="year-bar-head">
        <h3 className="year-bar-title">
          <YearTitle figure={figure} />
        </h3>
        <YearTotal figure={figure} />
      </div>
      <div className="year-bar-track" aria-hidden="true">
        {parts.map(
          ({ kind, cents }) => cents > 0 && <span key={kind} className={`year-${kind}`} style={{ flexGrow: cents }} />,
        )}
      </div>
      <dl className="year-bar-words">
        {parts.map((part) => (
          <YearPartRow key={part.kind} {...part} />
        ))}
      </dl>
    </section>
  );
}

function YearTitle({ figure: { Kind, ServiceType, IsFamily } }: { figure: YearFigure }) {
  return (
    <>
      {Kind === 'deductible' && (IsFamily ? <Trans>Your family’s deductible</Trans> : <Trans>Your deductible</Trans>)}
      {Kind === 'maximum' &&
        (IsFamily ? <Trans>Your family’s yearly maximum</Trans> : <Trans>Your yearly maximum</Trans>)}
      {ServiceType !== '' && <span className="year-bar-scope">{ServiceType}</span>}
    </>
  );
}

/** What the whole bar stands for. */
function YearTotal({ figure: { Total: total, Before: before } }: { figure: YearFigure }) {
  const { i18n } = useLingui();
  const all = money(total ?? before, i18n.locale);
  return (
    <p className="secondary">
      {total === null ? <Trans>{all} left; paid so far: not known</Trans> : <Trans>{all} for the year</Trans>}
    </p>
  );
}

function YearPartRow({ kind, cents }: YearPart) {
  const { t, i18n } = useLingui();
  const labels: Readonly<Record<YearPartKind, string>> = {
    paid: t`Paid so far`,
    ifPaid: t`If paid by then`,
    care: t`This care`,
    left: t`Left after it`,
  };
  return (
    <div className={kind === 'ifPaid' && cents === 0 ? 'no-print' : undefined}>
      <dt>
        <span className={`year-swatch year-${kind}`} aria-hidden="true" />
        {labels[kind]}
      </dt>
      <dd className="money">{money(cents, i18n.locale)}</dd>
    </div>
  );
}
