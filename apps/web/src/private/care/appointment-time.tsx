import { Trans } from '@lingui/react/macro';
import { usePortal } from '../../portal/portal.tsx';
import { isOtherTime, visitorsTimeZone, zonedTime } from '../../visits/visit-times.ts';
import './appointment-time.css';

export interface AppointmentTimeProps {
  /** ISO time. */
  startsAt: string;
  /** Of the place; an IANA name. */
  timeZone: string;
}

/** In the zone of the place, which is named, and in the visitor's where clocks differ. */
export function AppointmentTime({ startsAt, timeZone }: AppointmentTimeProps) {
  const { language } = usePortal();
  const at = new Date(startsAt);
  const own = visitorsTimeZone();
  const there = zonedTime(at, language, timeZone);
  const here = zonedTime(at, language, own);
  return (
    <p className="appointment-time">
      <strong>
        <time dateTime={startsAt}>
          {there.day}, {there.time}
        </time>
      </strong>{' '}
      <span className="secondary">({there.zone})</span>
      {isOtherTime(at, own, timeZone) && (
        <span className="secondary">
          <br />
          <Trans>
            Where you are: {here.day}, {here.time} ({here.zone})
          </Trans>
        </span>
      )}
    </p>
  );
}
