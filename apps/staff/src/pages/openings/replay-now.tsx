import { Trans } from '@lingui/react/macro';
import { staffPages, type StaffReply } from '@portico/staff-contract';
import { useEffect, useRef } from 'react';
import { generatePath, Link } from 'react-router';
import { useErrorText } from '../../frame/use-error-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { OtherwiseSaid } from '../refused/replay/otherwise-said.tsx';
import { ReplayPlan } from '../refused/replay/replay-plan.tsx';

/** What a message would do by now, where it is not what a colleague has asked for. */
export function ReplayNow({ now: { message, would, plan } }: { now: StaffReply<'showReplay'> }) {
  const errorText = useErrorText();
  const here = useRef<HTMLDivElement>(null);
  // Focus stays at the button that was pressed, below the table.
  useEffect(() => here.current?.scrollIntoView(), []);
  const { messageId } = message;
  return (
    <>
      <div ref={here}>
        <Notice look="bad">{errorText('replayChanged')}</Notice>
      </div>
      {plan === null ? <OtherwiseSaid would={would} /> : <ReplayPlan plan={plan} />}
      <p>
        <Link to={generatePath(staffPages.refusedMessage, { messageId })}>
          <Trans>Decline what was asked for, and ask for this where it is meant</Trans>
        </Link>
      </p>
    </>
  );
}
