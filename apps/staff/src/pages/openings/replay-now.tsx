import { Trans } from '@lingui/react/macro';
import { staffPages, type StaffReply } from '@portico/staff-contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { generatePath, Link } from 'react-router';
import { useErrorText } from '../../frame/use-error-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { OtherwiseSaid } from '../refused/replay/otherwise-said.tsx';
import { ReplayPlan } from '../refused/replay/replay-plan.tsx';
import { RefusedBecause } from '../refused/why-refused.tsx';
import './replay-now.css';

/** What a message would do by now; `settled`: nothing, as a colleague has taken or discarded it. */
export type ReplayThen = StaffReply<'showReplay'> | 'settled';

export interface ReplayNowProps {
  now: ReplayThen;
  /** What can be done. */
  children: ReactNode;
}

/** What has become of a message since a colleague has asked for it, where it is not what they have asked for. */
export function ReplayNow({ now, children }: ReplayNowProps) {
  const errorText = useErrorText();
  const here = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever presses it once more by habit does nothing that they have not read of.
  useEffect(() => here.current?.focus(), []);
  return (
    <>
      <div ref={here} tabIndex={-1} className="replay-now">
        <Notice look="bad">
          {now === 'settled' ? (
            <Trans>
              A colleague has taken or discarded this message meanwhile: there is nothing to approve. Nothing was
              changed. Decline what was asked for.
            </Trans>
          ) : (
            errorText('replayChanged')
          )}
        </Notice>
      </div>
      {children}
      {now !== 'settled' && <WouldDo now={now} />}
    </>
  );
}

function WouldDo({ now: { message, would, plan } }: { now: StaffReply<'showReplay'> }) {
  const { messageId } = message;
  if (plan === null) {
    return (
      <>
        {would === 'refused' && <RefusedBecause message={message} />}
        <OtherwiseSaid would={would} />
      </>
    );
  }
  return (
    <>
      <ReplayPlan plan={plan} />
      <p>
        <Link to={generatePath(staffPages.refusedMessage, { messageId })}>
          <Trans>Decline what was asked for, and ask for this where it is meant</Trans>
        </Link>
      </p>
    </>
  );
}
