import { Trans, useLingui } from '@lingui/react/macro';
import { type Appointment, getAppointments, getVisits, type Visit } from '@portico/contract';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import { useMay } from '../session/session.tsx';
import { useHasWaited } from './use-has-waited.ts';
import { nextOf, nothingKnown, visitEntries } from './visit-entries.ts';

/**
 * What comes next: of the hospital's calendar and of the portal's own visits the earlier one, and which of the two it is. Nothing where there is
 * none: the page is complete without. A hospital that does not answer holds up nothing of the portal's own.
 */
export function NextAppointment() {
  const mayLook = useMay('view', 'manage');
  const options = { fresh: true, keepPrevious: true, enabled: mayLook };
  const visits = useCall(getVisits, {}, options);
  const hospital = useCall(getAppointments, {}, options);
  const [opened] = useState(() => new Date());
  const hasWaited = useHasWaited();
  const hasAnswered = hospital.reply !== undefined || hospital.failure !== null;
  if (visits.reply === undefined && visits.failure === null) return null;
  if (!hasAnswered && !hasWaited) return null;
  const known = visits.reply?.visits ?? [];
  const next = nextOf(visitEntries(known, hospital.reply ?? nothingKnown, opened).ahead, opened);
  if (next === undefined) return null;
  return next.kind === 'visit' ? (
    <NextCard title={<Trans>Next visit in this portal</Trans>} next={next.visit}>
      {next.isUnconfirmed && (
        <p>
          <Trans>Sent to the hospital, and not confirmed yet</Trans>
        </p>
      )}
    </NextCard>
  ) : (
    <NextCard title={<Trans>Next in the hospital’s calendar</Trans>} next={next.appointment} />
  );
}

interface NextCardProps {
  /** Whose it is. */
  title: ReactNode;
  next: Pick<Visit, 'title' | 'startsAt' | 'place' | 'isVideo'> & Partial<Pick<Appointment, 'timeZone'>>;
  children?: ReactNode;
}

function NextCard({ title, next, children }: NextCardProps) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { startsAt, timeZone = settings.timeZone, place, isVideo } = next;
  return (
    <Card title={title}>
      <div className="stack stack-tight">
        <p>
          <strong>{next.title === '' ? t`Appointment` : next.title}</strong>
        </p>
        <AppointmentTime startsAt={startsAt} timeZone={timeZone} />
        {children}
        {place !== null && <p>{place.name}</p>}
        {isVideo && (
          <p>
            <Trans>By video</Trans>
          </p>
        )}
        <p>
          <StateLink to="signedin.visits" className={buttonClass('secondary')}>
            <Trans>All visits and what they cost</Trans>
          </StateLink>
        </p>
      </div>
    </Card>
  );
}
