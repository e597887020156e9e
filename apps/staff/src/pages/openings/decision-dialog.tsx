import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningModel } from '@portico/staff-contract';
import { useState } from 'react';
import type { CallFailure } from '../../api/send.ts';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { failureOf, useLoaded } from '../../session/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
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
  /** Hears why it could not be decided, where that was tried last. */
  onCancel: (failure: CallFailure | null) => void;
  onDone: (told: string) => void;
}

/** Asks once more, with all that whoever decides must know. */
export function DecisionDialog({ decision: { kind, opening }, onCancel, onDone }: DecisionDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const act = useAct();
  const { openingId, messageId, askedBy } = opening;
  const person = opening.person ?? t`an erased account`;
  const asked = useLoaded('showAskedReplay', messageId === null ? null : { openingId });
  const plan = asked.reply?.plan ?? null;
  const [now, setNow] = useState<ReplayThen | null>(null);
  const isApproval = kind === 'approve';
  const isErasing = opening.kind === 'eraseAccount';
  // Nobody approves what they have not seen.
  const isUnseen = isApproval && messageId !== null && plan === null;
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
  if (now !== null) {
    return (
      <ConfirmDialog
        title={t`Not approved for ${person}`}
        act={null}
        cancel={t`Close`}
        isWide
        isBusy={act.isBusy}
        onCancel={() => onCancel(act.failure)}
      >
        <OpeningFacts opening={opening} />
        <ReplayNow now={now}>
          <div className="row">
            <Button look="danger" isBusy={act.isBusy} onPress={() => void act.run(decline)}>
              <Trans>Decline</Trans>
            </Button>
          </div>
          <ErrorNotice failure={act.failure} />
        </ReplayNow>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={isApproval ? t`Approve this for ${person}?` : t`Decline this for ${person}?`}
      act={isUnseen ? null : isApproval ? t`Approve` : t`Decline`}
      cancel={t`Cancel`}
      isDangerous={isApproval === isErasing}
      isWide={messageId !== null}
      isBusy={act.isBusy}
      onConfirm={() => void act.run(isApproval ? approve : decline)}
      onCancel={() => onCancel(act.failure)}
    >
      <OpeningFacts opening={opening} />
      {plan !== null && <ReplayPlan plan={plan} />}
      {isApproval && isErasing && (
        <p>
          <Trans>Everything in the account goes at once, and nothing brings it back.</Trans>
        </p>
      )}
      {isApproval && !isUnseen && (
        <p>
          <Trans>Your name is recorded beside that of {askedBy}.</Trans>
        </p>
      )}
      <ErrorNotice failure={act.failure ?? asked.failure} />
      {isUnseen && asked.failure !== null && (
        <div className="row">
          <Button onPress={asked.reload}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </ConfirmDialog>
  );
}
