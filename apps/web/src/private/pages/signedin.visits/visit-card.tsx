import { Trans } from '@lingui/react/macro';
import { joinVisit, type Visit } from '@portico/contract';
import { MapPin, Video } from 'lucide-react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { useSend } from '../../../portal/use-send.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { useGo } from '../../../router/use-go.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { keepVisitToken } from '../../../visits/video-visit-token.ts';
import { isOtherTime, visitorsTimeZone, zonedTime } from '../../../visits/visit-times.ts';
import { useMay } from '../../session/session.tsx';
import { CalendarLink } from './calendar-link.tsx';

/** One visit: what, when, where, and what can be done with it. */
export function VisitCard({ visit, now }: { visit: Visit; now: Date }) {
  const { title, clinician, place, isVideo, status } = visit;
  return (
    <article className="card visit-card">
      <span className="visit-arch">
        <Icon of={isVideo ? Video : MapPin} />
      </span>
      <div className="stack stack-tight visit-words">
        <h3>{title}</h3>
        <VisitTime startsAt={visit.startsAt} />
        {clinician !== '' && <p>{clinician}</p>}
        {isVideo && (
          <p>
            <Trans>By video, from wherever you are</Trans>
          </p>
        )}
        {place !== null && (
          <p>
            {place.name}
            <br />
            <span className="secondary">
              {place.address} · <PhoneLink number={place.phone} />
            </span>
          </p>
        )}
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

/** In the hospital's zone, and in the visitor's where clocks differ. */
function VisitTime({ startsAt }: { startsAt: string }) {
  const { settings, language } = usePortal();
  const at = new Date(startsAt);
  const own = visitorsTimeZone();
  const there = zonedTime(at, language, settings.timeZone);
  const here = zonedTime(at, language, own);
  const isElsewhere = isOtherTime(at, own, settings.timeZone);
  return (
    <p>
      <strong>
        <time dateTime={startsAt}>
          {there.day}, {there.time}
        </time>
      </strong>
      {isElsewhere && (
        <span className="secondary">
          {' '}
          ({there.zone})
          <br />
          <Trans>
            Where you are: {here.day}, {here.time} ({here.zone})
          </Trans>
        </span>
      )}
    </p>
  );
}

interface VisitActionsProps {
  visit: Visit;
  /** Milliseconds since 1970. */
  now: number;
}

function VisitActions({ visit: { id, title, open, canChange, startsAt, endsAt }, now }: VisitActionsProps) {
  const { language } = usePortal();
  const mayManage = useMay('manage');
  const send = useSend();
  const go = useGo();
  const action = useAction();
  const join = () =>
    action.run(async () => {
      const { token } = await send(joinVisit, { visit: id });
      keepVisitToken(token, Date.now());
      go('video-visit-valid', {}, { reload: true });
    });
  const isOpen = open !== null && new Date(open.from).getTime() <= now && now < new Date(open.until).getTime();
  const opensAt = open !== null && !isOpen && now < new Date(open.from).getTime() ? new Date(open.from) : null;
  const from = opensAt && zonedTime(opensAt, language, visitorsTimeZone());
  const name = (
    <VisuallyHidden>
      : {title}, {zonedTime(new Date(startsAt), language, visitorsTimeZone()).day}
    </VisuallyHidden>
  );
  return (
    <>
      {from && (
        <p className="secondary">
          <Trans>
            You can enter from {from.day}, {from.time}
          </Trans>
        </p>
      )}
      {action.failure && <CallErrorNotice failure={action.failure} onRetry={() => void join()} />}
      <div className="row">
        {isOpen && mayManage && (
          <Button icon={Video} busy={action.busy} onClick={() => void join()}>
            <Trans>Enter the video visit</Trans>
            {name}
          </Button>
        )}
        {canChange && mayManage && (
          <StateLink to="embedded-schedule" params={{ visit: id }} className={buttonClass('quiet')}>
            <Trans>Move or cancel</Trans>
            {name}
          </StateLink>
        )}
        {new Date(endsAt).getTime() > now && <CalendarLink visitId={id}>{name}</CalendarLink>}
      </div>
    </>
  );
}
