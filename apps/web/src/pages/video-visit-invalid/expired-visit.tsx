import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { keepVisitToken, recallVisitToken } from '../../visits/video-visit-token.ts';

/**
 * A link that opens nothing: it has expired, or there was none.
 *
 * @param token of an address; otherwise this tab may know it. The visit may have been moved meanwhile.
 */
export function ExpiredVisit({ token: linked }: { token: string | undefined }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const go = useGo();
  const [recalled] = useState(() => recallVisitToken(Date.now()));
  const token = linked ?? recalled;
  const lookAgain = () => {
    if (token !== undefined) keepVisitToken(token, Date.now());
    go('video-visit-valid', {}, { reload: true });
  };
  const isLinked = token !== undefined;
  return (
    <FramePage
      state="video-visit-invalid"
      title={isLinked ? t`This link has expired` : t`Open the link to your video visit`}
      width="form"
      lead={
        isLinked ? (
          <Trans>The visit is over, was cancelled, or the link was never complete.</Trans>
        ) : (
          <Trans>This page needs the link that we sent you. Open it once more.</Trans>
        )
      }
    >
      <p>
        <Trans>
          Do you expect a visit now? Call us at <PhoneLink number={settings.phones.helpdesk} />, and we send you a new
          link.
        </Trans>
      </p>
      <div className="row">
        {isLinked && (
          <Button onClick={lookAgain}>
            <Trans>Try the link again</Trans>
          </Button>
        )}
        {settings.session !== null && (
          <StateLink to="signedin.visits" className={buttonClass('secondary')}>
            <Trans>Your visits</Trans>
          </StateLink>
        )}
      </div>
    </FramePage>
  );
}
