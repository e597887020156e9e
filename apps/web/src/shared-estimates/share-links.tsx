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

type Made = CallReply<typeof createHealthLink> & { readonly hasPasscode: boolean };

/** Makes a link, shows it once, and lists those that are open with a button that ends each. */
export default function ShareLinks({ estimateId }: { estimateId: string }) {
  const { calls, token } = useEstimatesBase();
  const making = useSubmit(calls.createHealthLink);
  const links = useCall(calls.getHealthLinks, { estimateId, token }, { fresh: true });
  const [made, setMade] = useState<Made | null>(null);
  // Kept until there is a link: one that is made by "Try again" has the passcode that was typed.
  const [passcode, setPasscode] = useState('');
  const make = async () => {
    setMade(null);
    const reply = await making.submit({ estimateId, token, passcode });
    if (reply === null || reply instanceof CallFailure) return;
    setMade({ ...reply, hasPasscode: passcode !== '' });
    if (!reply.Success) return;
    setPasscode('');
    links.retry();
  };
  const change = (typed: string) => {
    making.forgetFailure();
    setPasscode(typed);
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
        making.failure && <EstimateErrorNotice failure={making.failure} onRetry={() => void make()} />
      )}
      {made?.Success === true && <SharedLink link={made.Link} code={made.Code} hasPasscode={made.hasPasscode} />}
      {made?.Success === false && (
        <Notice kind="sun" role="alert" title={<Trans>There is no amount to share yet.</Trans>} />
      )}
      <ShareForm
        busy={making.busy}
        passcode={passcode}
        onChange={change}
        leastLength={HEALTH_LINK_PASSCODE}
        onMake={() => void make()}
      />
      {links.failure && <EstimateErrorNotice failure={links.failure} onRetry={links.retry} />}
      {links.reply && <OpenLinks links={links.reply.Links} onEnded={links.retry} />}
    </div>
  );
}

/** The button that opened it is gone. */
function focusOnce(part: HTMLElement | null): void {
  part?.focus();
}
