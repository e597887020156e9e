import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getAccountSecurity, getProxies } from '@portico/contract';
import { CalendarDays, LifeBuoy, MessageCircle, ReceiptText, ShieldCheck, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Page as FramePage } from '../../../frame/page.tsx';
import { localeOf } from '../../../portal/locale-of.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Door, doorClass } from '../../../ui/door.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NewCareMessages } from '../../care/new-care-messages.tsx';
import { NextAppointment } from '../../care/next-appointment.tsx';
import { useUnreadAnswers } from '../../messages/use-unread-answers.ts';
import { useSession } from '../../session/session.tsx';
import { HomeOfPatient } from './home-of-patient.tsx';
import { People } from './people.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import './signed-in-home.css';

/** The first page after signing in, and after switching to somebody whom the user looks after. */
export function Page() {
  const { actingFor } = useSession();
  return actingFor === null ? <OwnHome /> : <HomeOfPatient actingFor={actingFor} />;
}

/** The user's own. Its other data is optional: if it does not load, the page is complete. */
function OwnHome() {
  const { t } = useLingui();
  const { firstName, secondStep } = useSession();
  const { count: unread, state: messages } = useUnreadAnswers();
  const { reply: security } = useCall(getAccountSecurity, {}, { keepPrevious: true });
  const { reply: proxies } = useCall(getProxies, {}, { keepPrevious: true });
  return (
    <FramePage
      state="signedin.home"
      title={t`Welcome, ${firstName}`}
      lead={<Trans>What would you like to do today?</Trans>}
    >
      <Admission />
      {secondStep !== null && <SecondStepSoon from={secondStep.from} />}
      <ul className="signed-in-doors">
        <li>
          <StateLink to="patient-cost-estimates" className={doorClass}>
            <Door icon={ReceiptText} name={<Trans>Cost estimates</Trans>}>
              <Trans>What your care would cost, and the estimates you saved</Trans>
            </Door>
          </StateLink>
        </li>
        <li>
          <StateLink to="signedin.visits" className={doorClass}>
            <Door icon={CalendarDays} name={<Trans>Visits</Trans>}>
              <Trans>What you have booked, video visits, and new times</Trans>
            </Door>
          </StateLink>
        </li>
        <li>
          <StateLink to={messages} className={doorClass}>
            <Door icon={MessageCircle} name={<Trans>Messages</Trans>}>
              {unread === 0 ? (
                <Trans>Write to the help desk, and read its answers</Trans>
              ) : (
                <Plural value={unread} one="You have # new answer" other="You have # new answers" />
              )}
            </Door>
          </StateLink>
        </li>
        <li>
          <StateLink to="account-security" className={doorClass}>
            <Door icon={ShieldCheck} name={<Trans>Account security</Trans>}>
              <Trans>Your password, two-step verification, and where you are signed in</Trans>
            </Door>
          </StateLink>
        </li>
        <li>
          <StateLink to="people" className={doorClass}>
            <Door icon={UsersRound} name={<Trans>People</Trans>}>
              <Trans>Whom you look after, and who looks after you</Trans>
            </Door>
          </StateLink>
        </li>
        <li>
          <StateLink to="helpdesk-center" className={doorClass}>
            <Door icon={LifeBuoy} name={<Trans>Help</Trans>}>
              <Trans>Who to call, and common questions</Trans>
            </Door>
          </StateLink>
        </li>
      </ul>
      {/* What is known later stands below what is there at once, so that no door moves from under a finger. */}
      {security?.email?.confirmed === false && <UnconfirmedEmail address={security.email.address} />}
      {secondStep === null && security && !security.twoStep.on && <TwoStepHint />}
      {proxies && <People proxies={proxies.proxies} />}
      <NewCareMessages />
      <NextAppointment />
    </FramePage>
  );
}

/** The link to the view of an emergency visit or a hospital stay, as long as it lasts. */
function Admission() {
  const { admittedTo } = useSession();
  if (admittedTo === null) return null;
  const isEmergency = admittedTo === 'emergencyRoom';
  return (
    <Notice
      kind="info"
      title={
        isEmergency ? <Trans>You are in our emergency room.</Trans> : <Trans>You are staying in our hospital.</Trans>
      }
    >
      <StateLink to={isEmergency ? 'signedin.ed' : 'signedin.inpatient'} className={buttonClass('secondary')}>
        {isEmergency ? <Trans>See your visit</Trans> : <Trans>See your stay</Trans>}
      </StateLink>
    </Notice>
  );
}

function TwoStepHint() {
  return (
    <Notice kind="sun" title={<Trans>Make your account harder to break into.</Trans>}>
      <p>
        <Trans>
          With two-step verification, your password alone is not enough: you also need your phone, your email or a
          passkey. It takes about two minutes to turn on.
        </Trans>
      </p>
      <StateLink to="account-security" className={buttonClass('secondary')}>
        <Trans>Turn it on</Trans>
      </StateLink>
    </Notice>
  );
}

/** From a day on the hospital demands a second step. Put away, this is said again when the page is opened anew. */
function SecondStepSoon({ from }: { from: string }) {
  const { language } = usePortal();
  const [isLater, setIsLater] = useState(false);
  if (isLater) return null;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(from),
  );
  return (
    <Notice kind="sun" title={<Trans>From {day} on, signing in takes a second step.</Trans>}>
      <p>
        <Trans>
          Your password alone will not be enough then: you also need your phone or a passkey. It takes about two minutes
          to set up. If you have not by then, we ask for it when you sign in.
        </Trans>
      </p>
      <div className="row">
        <StateLink to="account-security" className={buttonClass('secondary')}>
          <Trans>Set it up</Trans>
        </StateLink>
        <Button variant="quiet" onClick={() => setIsLater(true)}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </Notice>
  );
}
