import { Trans } from '@lingui/react/macro';
import type { Visit } from '@portico/contract';
import { MapPin, Video } from 'lucide-react';
import { usePortal } from '../../../portal/portal.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AppointmentTime } from '../../care/appointment-time.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitPlace } from './visit-place.tsx';

export interface VisitCardProps {
  visit: Visit;
  /** It was booked on the scheduling page, and the hospital has no appointment of it yet. */
  isUnconfirmed: boolean;
  now: Date;
}

/** One visit: what, when, where, and what can be done with it. */
export function VisitCard({ visit, isUnconfirmed, now }: VisitCardProps) {
  const { settings } = usePortal();
  const { title, clinician, place, isVideo, status } = visit;
  return (
    <article className="card visit-card">
      <span className="visit-arch">
        <Icon of={isVideo ? Video : MapPin} />
      </span>
      <div className="stack stack-tight visit-words">
        <h3>{title}</h3>
        <AppointmentTime startsAt={visit.startsAt} timeZone={settings.timeZone} />
        {isUnconfirmed && (
          <p className="visit-open">
            <Trans>Sent to the hospital, and not confirmed yet</Trans>
          </p>
        )}
        {clinician !== '' && <p>{clinician}</p>}
        <VisitPlace isVideo={isVideo} place={place} />
        {status === 'cancelled' ? (
          <p className="visit-cancelled">
            <Trans>Cancelled</Trans>
          </p>
        ) : (
          <VisitActions visit={visit} now={now.getTime()} />
        )}
      </div>
    </article>
  );
}
