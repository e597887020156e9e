import { Trans, useLingui } from '@lingui/react/macro';
import { getAdmission, type CallReply } from '@portico/contract';
import { BedDouble, Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../when/when.tsx';
import './admission-view.css';

type Stay = NonNullable<CallReply<typeof getAdmission>>;

export interface AdmissionViewProps {
  /** The view of this page; a patient who has moved on from there is told so. */
  to: Stay['to'];
  /** The most important information, shown first. */
  urgent?: ReactNode;
  /** What to expect here, in cards beside the patient's location. */
  children: ReactNode;
}

/** Where the patient is now, and what is good to know there (spec §2, 'Sign-in outcomes'). */
export function AdmissionView({ to, urgent, children }: AdmissionViewProps) {
  const { t } = useLingui();
  const { reply, failure, retry } = useCall(getAdmission, {}, { fresh: true, keepPrevious: true });
  if (failure) return <CallErrorNotice failure={failure} onRetry={retry} />;
  if (reply === undefined) {
    return (
      <Loading label={t`Loading where you are`}>
        <Skeleton shape="card" count={2} />
      </Loading>
    );
  }
  if (reply?.to !== to) return <Elsewhere now={reply?.to ?? null} />;
  return (
    <div className="stack stack-loose">
      {urgent}
      <div className="admission">
        <Whereabouts stay={reply} />
        {children}
      </div>
    </div>
  );
}

function Whereabouts({ stay: { location, unit, bed, since } }: { stay: Stay }) {
  return (
    <Card title={<Trans>Where you are</Trans>}>
      <p className="admission-unit">{unit}</p>
      <ul className="admission-facts">
        {bed !== null && (
          <li>
            <Icon of={BedDouble} />
            <span>
              <Trans>Bed: {bed}</Trans>
            </span>
          </li>
        )}
        <li>
          <Icon of={MapPin} />
          <span>
            {location.name}
            <br />
            <span className="secondary">{location.address}</span>
          </span>
        </li>
        <li>
          <Icon of={Phone} />
          <span>
            <PhoneLink number={location.phone} />
            <br />
            <span className="secondary">
              <Trans>Your family can ask for you at this number</Trans>
            </span>
          </span>
        </li>
        <li>
          <Icon of={Clock} />
          <span>
            <Trans>
              Arrived: <When iso={since} />
            </Trans>
          </span>
        </li>
      </ul>
    </Card>
  );
}

/** For patients with an old link, who have gone home or moved from the emergency room to a bed. */
function Elsewhere({ now }: { now: Stay['to'] | null }) {
  return (
    <div className="stack">
      <p>
        {now === null && <Trans>Our records do not show you in the hospital right now.</Trans>}
        {now === 'inpatient' && <Trans>You have moved from the emergency room to a bed in the hospital.</Trans>}
        {now === 'emergencyRoom' && <Trans>Our records show you in the emergency room.</Trans>}
      </p>
      <p>
        <Trans>If that is not right, tell any staff member or call us.</Trans>
      </p>
      <div className="row">
        {now !== null && (
          <StateLink to={now === 'inpatient' ? 'signedin.inpatient' : 'signedin.ed'} className={buttonClass()}>
            {now === 'inpatient' ? <Trans>See your stay</Trans> : <Trans>See your visit</Trans>}
          </StateLink>
        )}
        <StateLink to="signedin.home" className={buttonClass(now === null ? 'primary' : 'secondary')}>
          <Trans>Go to your home page</Trans>
        </StateLink>
      </div>
    </div>
  );
}
