import { Trans, useLingui } from '@lingui/react/macro';
import { type ReplayPlanModel, staffPages } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { ReasonField } from '../../../frame/reason-field.tsx';
import { useTimes } from '../../../formats/use-times.ts';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { failureOf, useLoaded } from '../../../session/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOutcomeTexts } from '../use-outcome-texts.ts';

export interface ConfirmReplayProps {
  messageId: string;
  plan: ReplayPlanModel;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
  /** It would do something else by now. */
  onChanged: () => void;
}

/** Takes what was seen; where somebody opens one of the records, a colleague is asked to. */
export function ConfirmReplay(props: ConfirmReplayProps) {
  const { messageId, plan } = props;
  const { time } = useTimes();
  const { reply, failure } = useLoaded('findAskedReplay', { messageId });
  if (reply === null) return <ErrorNotice failure={failure} />;
  const { asked } = reply;
  if (asked === null) return <ConfirmForm {...props} />;
  const { askedBy } = asked;
  const at = time(asked.askedAt);
  return (
    <Notice look="hint">
      <p>
        {asked.planKey === plan.key ? (
          <Trans>
            {askedBy} has asked for it, {at}: a colleague decides under <Link to={staffPages.openings}>Approvals</Link>.
          </Trans>
        ) : (
          <Trans>
            What {askedBy} has asked for, {at}, is not what it would do now: decline that under{' '}
            <Link to={staffPages.openings}>Approvals</Link>, and ask for this where it is meant.
          </Trans>
        )}
      </p>
    </Notice>
  );
}

function ConfirmForm({
  messageId,
  plan: { key: planKey, account, isLookedAfter },
  onDone,
  onChanged,
}: ConfirmReplayProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const outcomeText = useOutcomeTexts();
  const act = useAct();
  const [reason, setReason] = useState('');
  const takesTwo = account !== null || isLookedAfter;
  const confirm = (event: SyntheticEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      try {
        if (takesTwo) {
          await send('askForOpening', { opening: { kind: 'confirmReplay', messageId, planKey, reason } });
          onDone(t`Asked for. A colleague decides under Approvals.`);
        } else {
          const { outcome } = await send('confirmReplay', { messageId, planKey, reason });
          onDone(outcomeText(outcome, 1));
        }
      } catch (error) {
        if (['replayChanged', 'messageSettled'].includes(failureOf(error).error)) onChanged();
        throw error;
      }
    });
  };
  return (
    <form className="card stack" noValidate onSubmit={confirm}>
      <p>
        {account !== null && (
          <Trans>
            Look the records up in the records system, and see who the person is, as at a desk: whoever signs in to the
            account sees the record, and so do those who look after it. It takes two people.
          </Trans>
        )}
        {account === null && isLookedAfter && (
          <Trans>
            Look the records up in the records system, and see who the person is, as at a desk: whoever looks after the
            patient sees the record. It takes two people.
          </Trans>
        )}
        {!takesTwo && (
          <Trans>Look the records up in the records system first. What a message overwrites is not kept here.</Trans>
        )}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice failure={act.failure} />
      <div className="row">
        <Button type="submit" look="primary" isBusy={act.isBusy}>
          {takesTwo ? t`Ask for it` : t`Take the message`}
        </Button>
      </div>
    </form>
  );
}
