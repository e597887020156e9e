import { Trans, useLingui } from '@lingui/react/macro';
import { getAppointments } from '@portico/contract';
import { useState } from 'react';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import { useMay } from '../session/session.tsx';

/** The next appointment that the hospital has. Nothing where it has none, does not offer them, or does not answer: the page is complete without. */
export function NextAppointment() {
  const { t } = useLingui();
  const mayLook = useMay('view', 'manage');
  const { reply } = useCall(getAppointments, {}, { fresh: true, keepPrevious: true, enabled: mayLook });
  const [opened] = useState(() => Date.now());
  const next = reply?.appointments.find(
    ({ status, startsAt }) => status === 'booked' && new Date(startsAt).getTime() > opened,
  );
  if (next === undefined) return null;
  return (
    <Card title={<Trans>Next in the hospital’s calendar</Trans>}>
      <div className="stack stack-tight">
        <p>
          <strong>{next.title === '' ? t`Appointment` : next.title}</strong>
        </p>
        <AppointmentTime startsAt={next.startsAt} timeZone={next.timeZone} />
        {next.place !== null && <p>{next.place.name}</p>}
        {next.isVideo && (
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
