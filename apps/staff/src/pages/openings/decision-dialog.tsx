import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningModel, StaffReply } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { failureOf } from '../../session/use-loaded.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReplayPlan } from '../refused/replay/replay-plan.tsx';
import { OpeningFacts } from './opening-facts.tsx';
import { ReplayNow } from './replay-now.tsx';

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
  const [now, setNow] = useState<StaffReply<'showReplay'> | null>(null);
  const { openingId, person, messageId, replay, askedBy } = opening;
  // What has changed since it was asked for cannot be approved any more.
  const isApproval = kind === 'approve' && now === null;
  const isErasing = opening.kind === 'eraseAccount';
  const approve = async (): Promise<void> => {
    try {
      await send('approveOpening', { openingId });
    } catch (error) {
      if (messageId === null || failureOf(error).error !== 'replayChanged') throw error;
      setNow(await send('showReplay', { messageId }));
      return;
    }
    onDone(t`Approved for ${person}.`);
  };
  const decline = async (): Promise<void> => {
    await send('declineOpening', { openingId });
    onDone(t`Declined for ${person}.`);
  };
  return (
    <ConfirmDialog
      title={isApproval ? t`Approve this for ${person}?` : t`Decline this for ${person}?`}
      act={isApproval ? t`Approve` : t`Decline`}
      cancel={t`Cancel`}
      isDangerous={isApproval === isErasing}
      isWide={replay !== null}
      isBusy={act.isBusy}
      onConfirm={() => void act.run(isApproval ? approve : decline)}
      onCancel={onCancel}
    >
      <OpeningFacts opening={opening} />
      {replay !== null && now === null && <ReplayPlan plan={replay} />}
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
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
