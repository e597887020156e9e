import { Trans, useLingui } from '@lingui/react/macro';
import { VIDEO_VISIT_EARLY_MINUTES } from '@portico/contract';
import { useEffect, useState } from 'react';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useGo } from '../../router/use-go.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { keepVisitToken, recallVisitToken } from '../../visits/video-visit-token.ts';
import { isOtherTime, visitorsTimeZone, zonedTime } from '../../visits/visit-times.ts';

/** Milliseconds between two looks, at least: the clock of this browser may be ahead of the server's. */
const PAUSE = 30_000;

/** When the visit is, in the hospital's zone and in the visitor's. It opens by itself, where this tab knows its link. */
export function NotYet({ startsAt }: { startsAt: Date }) {
  const { t } = useLingui();
  const { settings, language } = usePortal();
  const [hasLink, setHasLink] = useState(() => recallVisitToken(Date.now()) !== undefined);
  const look = useOpening(startsAt, hasLink, () => setHasLink(false));
  const own = visitorsTimeZone();
  const here = zonedTime(startsAt, language, own);
  const there = zonedTime(startsAt, language, settings.timeZone);
  const isElsewhere = isOtherTime(startsAt, own, settings.timeZone);
  return (
    <FramePage
      state="video-visit-invalid"
      title={t`Your video visit has not begun yet`}
      width="form"
      lead={
        <Trans>
          You can enter {VIDEO_VISIT_EARLY_MINUTES} minutes before it begins. Check your camera and microphone then.
        </Trans>
      }
    >
      <Card>
        <dl className="stack">
          <div>
            <dt className="secondary">{there.zone}</dt>
            <dd>
              <strong>
                <time dateTime={startsAt.toISOString()}>
                  {there.day}, {there.time}
                </time>
              </strong>
            </dd>
          </div>
          {isElsewhere && (
            <div>
              <dt className="secondary">
                <Trans>Where you are ({here.zone})</Trans>
              </dt>
              <dd>
                <strong>
                  <time dateTime={startsAt.toISOString()}>
                    {here.day}, {here.time}
                  </time>
                </strong>
              </dd>
            </div>
          )}
        </dl>
      </Card>
      {hasLink ? (
        <>
          <p>
            <Trans>Leave this page open: the visit opens by itself.</Trans>
          </p>
          <div className="row">
            <Button onClick={look}>
              <Trans>Look again now</Trans>
            </Button>
          </div>
        </>
      ) : (
        <p>
          <Trans>Open your link again then.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Another time would be better? Call us at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </FramePage>
  );
}

/**
 * Goes to the visit when it opens, and keeps its link as long as the page is open. Returns what goes there at once.
 *
 * @param onLost called where the link is gone, as after a computer has slept for long.
 */
function useOpening(startsAt: Date, hasLink: boolean, onLost: () => void): () => void {
  const go = useGo();
  const look = () => go('video-visit-valid', {}, { reload: true });
  const opensAt = startsAt.getTime() - VIDEO_VISIT_EARLY_MINUTES * 60_000;
  useEffect(() => {
    if (!hasLink) return undefined;
    // Not one long timer: a computer that sleeps would sleep through it.
    const timer = setInterval(() => {
      const token = recallVisitToken(Date.now());
      if (token === undefined) {
        onLost();
        return;
      }
      keepVisitToken(token, Date.now());
      if (Date.now() >= opensAt) look();
    }, PAUSE);
    return () => clearInterval(timer);
    // Once for each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasLink, opensAt]);
  return look;
}
