import { Trans, useLingui } from '@lingui/react/macro';
import { getAppRequest } from '@portico/contract';
import { useEffect } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';
import { Consent } from './consent.tsx';

/** Goes on to an app that has sent the person to sign in, once they agree to what it asks; the hospital's own asks nothing. */
export function Page() {
  const { t } = useLingui();
  const request = useSignedInParams('app-request')?.request;
  const { reply, failure, retry } = useCall(
    getAppRequest,
    { request: request ?? '' },
    { enabled: request !== undefined, fresh: true },
  );
  const goesOn = reply !== undefined && !reply.asksConsent;
  const address = reply?.address;
  useEffect(() => {
    if (goesOn && address !== undefined) window.location.replace(address);
  }, [goesOn, address]);
  const isGone = request === undefined || failure?.error === 'notFound';
  return (
    <FramePage state="app-request" width="form" title={titleOf()}>
      {isGone && <Gone />}
      {failure && !isGone && <CallErrorNotice failure={failure} onRetry={retry} />}
      {!isGone && !failure && (reply === undefined || goesOn) && (
        <Loading label={t`Going on to the app`}>
          <Skeleton shape="card" count={1} />
        </Loading>
      )}
      {reply !== undefined && request !== undefined && !goesOn && <Consent asked={reply} request={request} />}
    </FramePage>
  );

  function titleOf(): string | undefined {
    if (isGone) return t`This request is no longer open`;
    if (reply === undefined || goesOn) return undefined;
    const { appName, isOurs, record } = reply;
    if (record?.people.length === 0) return t`${appName} needs a health record`;
    return isOurs && record !== null ? t`Whose record should ${appName} open?` : t`Sign in to ${appName}?`;
  }
}

/** It was answered already, or has taken too long. */
function Gone() {
  return (
    <>
      <p>
        <Trans>It was already answered, or has taken too long. Go back to the app and begin again.</Trans>
      </p>
      <div className="row">
        <StateLink to="signedin.home" className={buttonClass()}>
          <Trans>Go to your home page</Trans>
        </StateLink>
      </div>
    </>
  );
}
