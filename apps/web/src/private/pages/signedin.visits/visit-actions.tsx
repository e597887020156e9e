import { Trans } from '@lingui/react/macro';
import { joinVisit, type Visit } from '@portico/contract';
import { Video } from 'lucide-react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { useSend } from '../../../portal/use-send.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { useGo } from '../../../router/use-go.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { keepVisitToken } from '../../../visits/video-visit-token.ts';
import { visitorsTimeZone, zonedTime } from '../../../visits/visit-times.ts';
import { useMay } from '../../session/session.tsx';
import { CalendarLink } from './calendar-link.tsx';

interface VisitActionsProps {
  visit: Visit;
  /** Milliseconds since 1970. */
  now: number;
}

/** What can be done with a visit that takes place. */
export function VisitActions({ visit: { id, title, open, canChange, startsAt, endsAt }, now }: VisitActionsProps) {
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
