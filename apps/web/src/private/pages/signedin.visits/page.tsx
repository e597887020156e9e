import { Trans, useLingui } from '@lingui/react/macro';
import { getAppointments, getVisits } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Status } from '../../../ui/status.tsx';
import { HospitalSilent } from '../../care/hospital-silent.tsx';
import { useHasWaited } from '../../care/use-has-waited.ts';
import { keyOf, nothingKnown, type VisitEntry, visitEntries } from '../../care/visit-entries.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { FreeTimes } from './free-times.tsx';
import { VisitCard } from './visit-card.tsx';
import { useNow } from './use-now.ts';
import './visits.css';

/**
 * The visits of the person who is signed in, or for whom they act, with the appointments that the hospital has: those to come, and those of the last
 * weeks. A hospital that is slow or does not answer holds up nothing of what the portal has itself.
 */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { actingFor } = useSession();
  const name = actingFor?.name ?? '';
  const mayBook = useMay('manage');
  const { reply, failure, retry } = useCall(getVisits, {}, { fresh: true, keepPrevious: true });
  const hospital = useCall(getAppointments, {}, { fresh: true, keepPrevious: true });
  const now = useNow();
  const isHospitalAsked = hospital.reply === undefined && hospital.failure === null;
  const hasWaited = useHasWaited();
  const isReady = reply !== undefined && (!isHospitalAsked || hasWaited);
  const { ahead, past } = visitEntries(reply?.visits ?? [], hospital.reply ?? nothingKnown, now);
  const offered = hospital.reply?.offered ?? false;
  return (
    <FramePage
      state="signedin.visits"
      width="form"
      lead={
        actingFor === null ? (
          <Trans>What is arranged with us, in person and by video, and what it would cost.</Trans>
        ) : (
          <Trans>What is arranged with us for {name}, in person and by video.</Trans>
        )
      }
    >
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {!isReady && !failure && (
        <Loading label={t`Loading your visits`}>
          <Skeleton shape="card" count={2} />
        </Loading>
      )}
      {hospital.failure && hospital.reply === undefined && (
        <HospitalSilent
          title={t`We cannot show the hospital’s appointments now.`}
          busy={hospital.loading}
          onRetry={hospital.retry}
        />
      )}
      {isReady && isHospitalAsked && (
        <Status>
          <Trans>We are still asking the hospital for its appointments…</Trans>
        </Status>
      )}
      {isReady && (
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
                {hospital.reply === undefined ? (
                  <Trans>There is nothing to come that was booked here.</Trans>
                ) : (
                  <Trans>There are no visits to come.</Trans>
                )}
              </p>
            )}
            <VisitList entries={ahead} now={now} />
          </section>
          {hospital.reply?.isCut && (
            <p>
              <Trans>
                There may be more appointments than these. For those, call us at{' '}
                <PhoneLink number={settings.phones.helpdesk} />.
              </Trans>
            </p>
          )}
          {offered && mayBook && settings.offersScheduling && <FreeTimes times={hospital.reply?.freeTimes ?? []} />}
          {past.length > 0 && (
            <section className="stack" aria-labelledby="visits-past">
              <h2 id="visits-past">
                <Trans>Past and cancelled</Trans>
              </h2>
              <VisitList entries={past} now={now} />
            </section>
          )}
        </>
      )}
    </FramePage>
  );
}

function VisitList({ entries, now }: { entries: readonly VisitEntry[]; now: Date }) {
  return (
    <ul className="visits">
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          {entry.kind === 'visit' ? (
            <VisitCard visit={entry.visit} isUnconfirmed={entry.isUnconfirmed} now={now} />
          ) : (
            <AppointmentCard appointment={entry.appointment} visit={entry.visit} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
}
