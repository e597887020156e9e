import { Trans, useLingui } from '@lingui/react/macro';
import { getVisits, type Visit } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMay, useSession } from '../../session/session.tsx';
import { dividedVisits } from './divided-visits.ts';
import { VisitCard } from './visit-card.tsx';
import { useNow } from './use-now.ts';
import './visits.css';

/** The visits of the person who is signed in, or for whom they act: those to come, and those of the last weeks. */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { actingFor } = useSession();
  const name = actingFor?.name ?? '';
  const mayBook = useMay('manage');
  const { reply, failure, retry } = useCall(getVisits, {}, { fresh: true, keepPrevious: true });
  const now = useNow();
  const { ahead, past } = dividedVisits(reply?.visits ?? [], now);
  return (
    <FramePage
      state="signedin.visits"
      width="form"
      lead={
        actingFor === null ? (
          <Trans>What you have booked with us, in person and by video.</Trans>
        ) : (
          <Trans>What is booked with us for {name}, in person and by video.</Trans>
        )
      }
    >
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {!reply && !failure && (
        <Loading label={t`Loading your visits`}>
          <Skeleton shape="card" count={2} />
        </Loading>
      )}
      {reply && (
        <>
          {mayBook && settings.offersScheduling && (
            <div className="row">
              <StateLink to="embedded-schedule" className={buttonClass()}>
                <Trans>Schedule a visit</Trans>
              </StateLink>
            </div>
          )}
          {mayBook && !settings.offersScheduling && (
            <p>
              <Trans>
                To schedule a visit, call us at <PhoneLink number={settings.phones.helpdesk} />.
              </Trans>
            </p>
          )}
          <section className="stack" aria-labelledby="visits-ahead">
            <h2 id="visits-ahead">
              <Trans>To come</Trans>
            </h2>
            {ahead.length === 0 && (
              <p>
                <Trans>There are no visits to come.</Trans>
              </p>
            )}
            <VisitList visits={ahead} now={now} />
          </section>
          {past.length > 0 && (
            <section className="stack" aria-labelledby="visits-past">
              <h2 id="visits-past">
                <Trans>Past and cancelled</Trans>
              </h2>
              <VisitList visits={past} now={now} />
            </section>
          )}
        </>
      )}
    </FramePage>
  );
}

function VisitList({ visits, now }: { visits: readonly Visit[]; now: Date }) {
  return (
    <ul className="visits">
      {visits.map((visit) => (
        <li key={visit.id}>
          <VisitCard visit={visit} now={now} />
        </li>
      ))}
    </ul>
  );
}
