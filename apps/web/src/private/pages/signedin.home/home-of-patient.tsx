import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, MessageCircle, ReceiptText } from 'lucide-react';
import { Page as FramePage } from '../../../frame/page.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { Door, doorClass } from '../../../ui/door.tsx';
import { NewCareMessages } from '../../care/new-care-messages.tsx';
import { NextAppointment } from '../../care/next-appointment.tsx';
import { type ActingFor, useMay } from '../../session/session.tsx';

/** The first page for a patient whom the user looks after: what the access opens, and nothing of the user's own. */
export function HomeOfPatient({ actingFor: { name } }: { actingFor: ActingFor }) {
  const { t } = useLingui();
  const mayMake = useMay('estimates');
  const seesEstimates = useMay('view', 'estimates', 'saved');
  const seesVisits = useMay('view', 'manage');
  const writes = useMay('messages');
  return (
    <FramePage
      state="signedin.home"
      title={t`For ${name}`}
      lead={<Trans>What you do here is done for {name}, and recorded with your name.</Trans>}
    >
      <ul className="signed-in-doors">
        {seesEstimates && (
          <li>
            <StateLink to="patient-cost-estimates" className={doorClass}>
              <Door icon={ReceiptText} name={<Trans>Cost estimates</Trans>}>
                {mayMake ? (
                  <Trans>Saved estimates, and new ones that you make for {name}</Trans>
                ) : (
                  <Trans>The estimates that are saved</Trans>
                )}
              </Door>
            </StateLink>
          </li>
        )}
        {seesVisits && (
          <li>
            <StateLink to="signedin.visits" className={doorClass}>
              <Door icon={CalendarDays} name={<Trans>Visits</Trans>}>
                <Trans>What is booked for {name}</Trans>
              </Door>
            </StateLink>
          </li>
        )}
        {writes && (
          <li>
            <StateLink to="messages.helpdesk" className={doorClass}>
              <Door icon={MessageCircle} name={<Trans>Messages</Trans>}>
                <Trans>The messages of {name}, and new ones that you write</Trans>
              </Door>
            </StateLink>
          </li>
        )}
      </ul>
      <NewCareMessages />
      <NextAppointment />
    </FramePage>
  );
}
