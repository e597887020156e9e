import { Trans, useLingui } from '@lingui/react/macro';
import { lookUpVideoVisit } from '@portico/contract';
import { useEffect } from 'react';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { EmbeddedPage } from '../../framed/embedded-page.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import { useGo } from '../../router/use-go.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { visitorsTimeZone, zonedTime } from '../../visits/visit-times.ts';
import { hasOwnDocument } from './own-document.ts';
import { useVisitToken } from './use-visit-token.ts';

/** A video visit, for whoever has its link; no account is needed (spec §2, 'Video visit'). */
export function Page() {
  const go = useGo();
  const token = useVisitToken();
  const isOwn = hasOwnDocument();
  const isMissing = token === null;
  useEffect(() => {
    if (isMissing) go('video-visit-invalid', {}, { replace: true });
    else if (!isOwn) go('video-visit-valid', {}, { reload: true });
    // Once for each token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing, isOwn]);
  if (token === null || !isOwn) return null;
  return (
    <FramePage state="video-visit-valid">
      <Visit token={token} />
    </FramePage>
  );
}

function Visit({ token }: { token: string }) {
  const { t } = useLingui();
  const go = useGo();
  const { reply, failure, retry } = useCall(lookUpVideoVisit, { token }, { fresh: true, keepPrevious: true });
  const hasExpired = failure?.error === 'videoVisitInvalid';
  const early = reply?.url === null ? reply.startsAt : null;
  useEffect(() => {
    // The tab still knows the token: an address would keep it in the history.
    if (hasExpired) go('video-visit-invalid', {}, { replace: true });
    else if (early !== null) go('video-visit-invalid', { appointmentTime: early }, { replace: true });
    // Once for each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasExpired, early]);
  if (failure && !hasExpired) return <CallErrorNotice failure={failure} onRetry={retry} />;
  if (!reply || reply.url === null) {
    return (
      <Loading label={t`Looking up your visit`}>
        <Skeleton shape="line" count={2} />
        <Skeleton shape="card" count={2} />
      </Loading>
    );
  }
  const { url, closesAt } = reply;
  return (
    <EmbeddedPage
      src={url}
      words={{
        title: t`Video visit`,
        loading: t`Loading the video visit`,
        failed: <Trans>The video visit does not load.</Trans>,
      }}
      usesCamera
      renderInstead={(again) => <Left closesAt={closesAt} onAgain={again} />}
    />
  );
}

/** In place of the visit, once the visitor has left it. */
function Left({ closesAt, onAgain }: { closesAt: string; onAgain: () => void }) {
  const { language } = usePortal();
  const { time } = zonedTime(new Date(closesAt), language, visitorsTimeZone());
  return (
    <Notice kind="info" role="alert" title={<Trans>You have left the visit.</Trans>}>
      <p>
        <Trans>Your camera and microphone are off. You can come back until {time}.</Trans>
      </p>
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Back to the visit</Trans>
      </Button>
    </Notice>
  );
}
