import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { failureOf, useLoaded } from '../../session/use-loaded.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReplayPlan } from '../refused/replay/replay-plan.tsx';
import { OpeningFacts } from './opening-facts.tsx';
import { ReplayNow, type ReplayThen } from './replay-now.tsx';

/** What somebody is about to decide. */
export interface Decision {
  readonly kind: 'approve' | 'decline';
  readonly opening: OpeningModel;
}

export interface DecisionDialogProps {
  decision: Decision;
  onCancel: () => void;
  onDone: (told: string) => void;
}

/** Asks once more, with all that whoever decides must know. */
export function DecisionDialog({ decision: { kind, opening }, onCancel, onDone }: DecisionDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const act = useAct();
  const { openingId, person, messageId, askedBy } = opening;
  const asked = useLoaded('showAskedReplay', messageId === null ? null : { openingId });
  const plan = asked.reply?.plan ?? null;
  const [now, setNow] = useState<ReplayThen | null>(null);
  // What has changed since it was asked for cannot be approved any more.
  const isApproval = kind === 'approve' && now === null;
  const isErasing = opening.kind === 'eraseAccount';
  // Nobody approves what they have not seen.
  const isUnseen = isApproval && messageId !== null && plan === null;
  const isUnread = isUnseen && asked.failure !== null;
  const decides = isApproval ? t`Approve` : t`Decline`;
  /** What has become of the message, where that is why nothing was approved. */
  const lookAgain = async (error: unknown): Promise<ReplayThen> => {
    const { error: name } = failureOf(error);
    if (messageId !== null && name === 'messageSettled') return 'settled';
    if (messageId !== null && name === 'replayChanged') return send('showReplay', { messageId }).catch(lookAgain);
    throw error;
  };
  const approve = async (): Promise<void> => {
    try {
      await send('approveOpening', { openingId });
    } catch (error) {
      setNow(await lookAgain(error));
      return;
    }
    onDone(t`Approved for ${person}.`);
  };
  const decline = async (): Promise<void> => {
    await send('declineOpening', { openingId });
    onDone(t`Declined for ${person}.`);
  };
  const confirm = (): void => {
    if (!isUnseen) void act.run(isApproval ? approve : decline);
    else if (isUnread) asked.reload();
  };
  return (
    <ConfirmDialog
      title={isApproval ? t`Approve this for ${person}?` : t`Decline this for ${person}?`}
      act={isUnread ? t`Try again` : decides}
      cancel={t`Cancel`}
      isDangerous={isApproval === isErasing}
      isWide={messageId !== null}
      isBusy={act.isBusy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <OpeningFacts opening={opening} />
      {plan !== null && now === null && <ReplayPlan plan={plan} />}
      {now !== null && <ReplayNow now={now} />}
      {isApproval && isErasing && (
        <p>
          <Trans>Everything in the account goes at once, and nothing brings it back.</Trans>
        </p>
      )}
      {isApproval && (
        <p>
          <Trans>Your name is recorded beside that of {askedBy}.</Trans>
        </p>
      )}
      <ErrorNotice failure={act.failure ?? asked.failure} />
    </ConfirmDialog>
  );
}
