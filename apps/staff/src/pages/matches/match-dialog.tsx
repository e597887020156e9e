import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Which record is to be the account's; null: none of those that may be. */
export interface MatchChoice {
  readonly accountId: string;
  readonly medicalRecordNumber: string | null;
}

export interface MatchDialogProps {
  choice: MatchChoice;
  onCancel: () => void;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
  /** It could not be done: a colleague may have decided it meanwhile. */
  onGone: () => void;
}

/** Asks once more, and why. That a record is the account's is asked of a colleague. */
export function MatchDialog({ choice, onCancel, onDone, onGone }: MatchDialogProps) {
  const { t } = useLingui();
  const { send, reason: ofCase } = useSession();
  const [reason, setReason] = useState(ofCase);
  const act = useAct();
  const { accountId, medicalRecordNumber } = choice;
  const isNone = medicalRecordNumber === null;
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      if (isNone) await send('declineMatches', { accountId, reason });
      else {
        const opening = { kind: 'linkRecord', accountId, medicalRecordNumber, reason } as const;
        await send('askForOpening', { opening });
      }
    });
    if (went)
      onDone(isNone ? t`The account stays without a record.` : t`Asked for. A colleague decides under Approvals.`);
  };
  return (
    <ConfirmDialog
      title={
        isNone ? t`Is none of these records the account’s?` : t`Ask to open ${medicalRecordNumber} to the account?`
      }
      act={isNone ? t`None of these` : t`Ask for it`}
      cancel={t`Cancel`}
      isDangerous={isNone}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={() => {
        onCancel();
        if (act.failure?.error === 'noMatchCase') onGone();
      }}
    >
      <p>
        {isNone ? (
          <Trans>The account stays without a record, and is not laid before you again.</Trans>
        ) : (
          <Trans>
            See first who the person is, as at a desk. Once a colleague approves, the account opens the record, and
            everything on file of the patient is told.
          </Trans>
        )}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
