import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment, Visit } from '@portico/contract';
import { MapPin, Video } from 'lucide-react';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { zonedTime } from '../../../visits/visit-times.ts';
import { AppointmentTime } from '../../care/appointment-time.tsx';
import { EstimateOfAppointment } from './estimate-of-appointment.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitPlace } from './visit-place.tsx';

export interface AppointmentCardProps {
  appointment: Appointment;
  /** The person's visit that it is; null for one that was not booked here. */
  visit: Visit | null;
  now: Date;
}

/** One appointment as the hospital has it: what, when, where, with whom, and what it would cost. */
export function AppointmentCard({ appointment, visit, now }: AppointmentCardProps) {
  const { t } = useLingui();
  const { title, clinicians, place, isVideo, status, startsAt, timeZone, instructions } = appointment;
  const isCancelled = status === 'cancelled';
  const name = title === '' ? t`Appointment` : title;
  return (
    <article className="card visit-card">
      <span className="visit-arch">
        <Icon of={isVideo ? Video : MapPin} />
      </span>
      <div className="stack stack-tight visit-words">
        <h3>{name}</h3>
        <AppointmentTime startsAt={startsAt} timeZone={timeZone} />
        <AppointmentStatus appointment={appointment} />
        {clinicians.map((each) => (
          <p key={each}>{each}</p>
        ))}
        <VisitPlace isVideo={isVideo} place={place} />
        {instructions !== '' && !isCancelled && <p>{instructions}</p>}
        {!isCancelled && <EstimateOfAppointment appointment={appointment} name={name} />}
        {!isCancelled && visit?.status === 'booked' && <VisitActions visit={visit} now={now.getTime()} />}
      </div>
    </article>
  );
}

/** What is otherwise than "it takes place as it was arranged". */
function AppointmentStatus({
  appointment: { status, movedFrom, timeZone, cancelledHere },
}: Pick<AppointmentCardProps, 'appointment'>) {
  const { language, settings } = usePortal();
  const before = movedFrom === null ? null : zonedTime(new Date(movedFrom), language, timeZone);
  return (
    <>
      {status === 'cancelled' && (
        <p className="visit-cancelled">
          <Trans>Cancelled</Trans>
        </p>
      )}
      {cancelledHere === 'this' && (
        <p className="secondary">
          <Trans>It was cancelled here. The hospital’s calendar still has it.</Trans>
        </p>
      )}
      {cancelledHere === 'sameTime' && (
        <p className="visit-open">
          <Trans>
            A visit at this time was cancelled here. This one is in the hospital’s calendar. If you do not expect it,
            call us at <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
      )}
      {status === 'pending' && (
        <p className="visit-open">
          <Trans>The hospital has not confirmed it yet</Trans>
        </p>
      )}
      {before !== null && status !== 'cancelled' && (
        <p className="visit-open">
          <Trans>
            Moved by the hospital. It was {before.day}, {before.time}
          </Trans>
        </p>
      )}
    </>
  );
}
