import { Trans } from '@lingui/react/macro';
import type { FreeTime } from '@portico/contract';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AppointmentTime } from '../../care/appointment-time.tsx';

/** The next times that are free at the hospital, with the way to book one. Nothing where there are none. */
export function FreeTimes({ times }: { times: readonly FreeTime[] }) {
  if (times.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="free-times">
      <h2 id="free-times">
        <Trans>The next free times</Trans>
      </h2>
      <ul className="free-times">
        {times.map(({ startsAt, timeZone, title, clinicians, placeName }) => (
          <li key={`${startsAt} ${title} ${placeName}`} className="card stack stack-tight">
            {title !== '' && <p>{title}</p>}
            <AppointmentTime startsAt={startsAt} timeZone={timeZone} />
            <p className="secondary">{[...clinicians, placeName].filter((each) => each !== '').join(' · ')}</p>
          </li>
        ))}
      </ul>
      <p className="secondary">
        <Trans>They are free as we write this. Somebody else may book one before you do.</Trans>
      </p>
      <div className="row">
        <StateLink to="embedded-schedule" className={buttonClass('secondary')}>
          <Trans>Book a time</Trans>
        </StateLink>
      </div>
    </section>
  );
}
