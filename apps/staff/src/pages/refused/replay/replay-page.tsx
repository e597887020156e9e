import { Trans, useLingui } from '@lingui/react/macro';
import { type RefusedMessageModel, staffPages, type StaffReply } from '@portico/staff-contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { Page } from '../../../frame/page.tsx';
import { useTimes } from '../../../formats/use-times.ts';
import { useLoaded } from '../../../session/use-loaded.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useMessageName } from '../use-message-name.ts';
import { useOutcomeTexts } from '../use-outcome-texts.ts';
import { RefusedBecause } from '../why-refused.tsx';
import { ConfirmReplay } from './confirm-replay.tsx';
import { OtherwiseSaid } from './otherwise-said.tsx';
import { ReplayPlan } from './replay-plan.tsx';

/** What a message that is held would do, before it is confirmed (decision 227). */
export function ReplayPage() {
  const { t } = useLingui();
  const outcomeText = useOutcomeTexts();
  const { messageId = '' } = useParams();
  const { reply, failure, reload } = useLoaded('showReplay', { messageId });
  const part = useKeptFocus<HTMLElement>();
  const [said, setSaid] = useState<string | null>(null);
  const isGone = failure !== null && ['messageSettled', 'malformedRequest'].includes(failure.error);
  return (
    <Page title={t`What a message would do`}>
      <p>
        <Link to={staffPages.refused}>
          <Trans>All refused messages</Trans>
        </Link>
      </p>
      <section className="stack stack-loose" aria-label={t`What it would do`} {...part}>
        {said !== null && <Notice look="good">{said}</Notice>}
        {isGone && said === null && <Notice look="hint">{outcomeText('gone', 1)}</Notice>}
        {!isGone && <ErrorNotice failure={failure} />}
        {reply !== null && said === null && (
          <>
            <MessageFacts message={reply.message} />
            <Planned messageId={messageId} shown={reply} onDone={setSaid} onChanged={reload} />
          </>
        )}
      </section>
    </Page>
  );
}

interface PlannedProps {
  messageId: string;
  shown: StaffReply<'showReplay'>;
  onDone: (told: string) => void;
  onChanged: () => void;
}

function Planned({ messageId, shown: { plan, would }, onDone, onChanged }: PlannedProps) {
  if (plan === null) return <OtherwiseSaid would={would} />;
  return (
    <>
      <ReplayPlan plan={plan} />
      <ConfirmReplay messageId={messageId} plan={plan} onDone={onDone} onChanged={onChanged} />
    </>
  );
}

function MessageFacts({ message }: { message: RefusedMessageModel }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const nameOf = useMessageName();
  return (
    <Facts
      facts={[
        [t`Message`, nameOf(message)],
        [t`Sender`, message.sender || '–'],
        [t`Came`, time(message.receivedAt)],
        [t`Why refused`, <RefusedBecause key="why" message={message} />],
      ]}
    />
  );
}
