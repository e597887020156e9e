import { Trans, useLingui } from '@lingui/react/macro';
import { getRecentEstimates, type RecentEstimates as Recent } from '@portico/contract';
import { localeOf } from '../portal/locale-of.ts';
import { usePortal } from '../portal/portal.tsx';
import { useCall } from '../portal/use-call.ts';
import { StateLink } from '../router/state-link.tsx';
import { tokenNote } from '../router/token-note.ts';
import { useGo } from '../router/use-go.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { forgetKeptKey } from './kept-key.ts';
import './recent-estimates.css';
import './words.ts';

/** Where a guest begins: the way to an estimate that one keeps, and to those of this visit and this device. */
export function RecentEstimates() {
  const { reply } = useCall(getRecentEstimates, {}, { fresh: true });
  const recent = reply ?? { Working: [], Kept: [] };
  return (
    <section className="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">
        <Trans>Come back to an estimate</Trans>
      </h2>
      {recent.Working.length + recent.Kept.length > 0 && <List {...recent} />}
      <p>
        <Trans>You got a number for an estimate? Open it here, on any device.</Trans>
      </p>
      <div className="row">
        {/* Whoever asks for another one is not shown the last. */}
        <StateLink to="estimates-kept" onClick={forgetKeptKey} className={buttonClass('secondary')}>
          <Trans>Open an estimate by its number</Trans>
        </StateLink>
      </div>
    </section>
  );
}

function List({ Working: working, Kept: kept }: Recent) {
  const { t } = useLingui();
  const { language } = usePortal();
  const go = useGo();
  const days = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  // The number goes with the history's entry, and not with the address.
  const open = (number: string) => {
    forgetKeptKey();
    go('estimates-kept', {}, { note: tokenNote(number) });
  };
  return (
    <ul className="recent-list">
      {working.map((each) => (
        <li key={`${each.ServiceAreaId} ${each.templateId}`}>
          <StateLink
            to="estimates-details"
            params={{ svcArea: each.ServiceAreaId, template: each.templateId }}
            className={buttonClass('quiet')}
          >
            {each.ServiceName}
          </StateLink>
          <Notes notes={[each.LocationName, t`From this visit`]} />
        </li>
      ))}
      {kept.map(({ Number: number, ServiceName, ServiceNameLanguage, LocationName, LastDay: lastDay }) => {
        const day = days.format(new Date(`${lastDay}T00:00:00Z`));
        return (
          <li key={number}>
            <Button variant="quiet" lang={ServiceNameLanguage} onClick={() => open(number)}>
              {ServiceName}
            </Button>
            <Notes notes={[LocationName, number, t`Until ${day}`]} />
          </li>
        );
      })}
    </ul>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return <span className="secondary">{notes.filter((note) => note !== '').join(' · ')}</span>;
}
