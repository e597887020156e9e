import { Trans } from '@lingui/react/macro';
import { type CallReply, type createHealthLink, HEALTH_LINK_PASSCODE } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useCall } from '../portal/use-call.ts';
import { Notice } from '../ui/notice.tsx';
import { ShareForm } from './share-form.tsx';
import { SharedLink } from './shared-link.tsx';
import { OpenLinks } from './open-links.tsx';

type Made = CallReply<typeof createHealthLink>;

/** Makes a link, shows it once, and lists those that are open with a button that ends each. */
export default function ShareLinks({ estimateId }: { estimateId: string }) {
  const { calls, token } = useEstimatesBase();
  const making = useSubmit(calls.createHealthLink);
  const links = useCall(calls.getHealthLinks, { estimateId, token }, { fresh: true });
  const [made, setMade] = useState<Made | null>(null);
  const make = async (passcode: string) => {
    setMade(null);
    const reply = await making.submit({ estimateId, token, passcode });
    if (reply === null || reply instanceof CallFailure) return;
    setMade(reply);
    links.retry();
  };
  return (
    <div className="stack" ref={focusOnce} tabIndex={-1}>
      {making.failure?.error === 'tooManyEstimates' ? (
        <Notice kind="sun" role="alert" title={<Trans>You have as many open links as you can have.</Trans>}>
          <p>
            <Trans>End one of them, then make this one.</Trans>
          </p>
        </Notice>
      ) : (
        making.failure && <EstimateErrorNotice failure={making.failure} onRetry={making.forgetFailure} />
      )}
      {made?.Success === true && <SharedLink link={made.Link} code={made.Code} />}
      {made?.Success === false && (
        <Notice kind="sun" role="alert" title={<Trans>There is no amount to share yet.</Trans>} />
      )}
      <ShareForm busy={making.busy} leastLength={HEALTH_LINK_PASSCODE} onMake={(passcode) => void make(passcode)} />
      {links.failure && <EstimateErrorNotice failure={links.failure} onRetry={links.retry} />}
      {links.reply && <OpenLinks links={links.reply.Links} onEnded={links.retry} />}
    </div>
  );
}

/** The button that opened it is gone. */
function focusOnce(part: HTMLElement | null): void {
  part?.focus();
}
