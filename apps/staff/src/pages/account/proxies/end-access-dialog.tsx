import { Trans, useLingui } from '@lingui/react/macro';
import type { ProxyLineModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { ReasonField } from '../../../frame/reason-field.tsx';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

export interface EndAccessDialogProps {
  accountId: string;
  line: ProxyLineModel;
  onCancel: () => void;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
}

/** Asks once more before an access or an invitation ends, and why. */
export function EndAccessDialog({ accountId, line: { id, kind, name }, onCancel, onDone }: EndAccessDialogProps) {
  const { t } = useLingui();
  const { send, reason: ofCase } = useSession();
  const [reason, setReason] = useState(ofCase);
  const act = useAct();
  const person = name ?? t`No account any more`;
  const isInvitation = kind === 'invited';
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      await send('revokeProxy', { accountId, id, reason });
    });
    if (went) onDone(isInvitation ? t`The invitation is withdrawn: ${person}.` : t`The access has ended: ${person}.`);
  };
  return (
    <ConfirmDialog
      title={isInvitation ? t`Withdraw the invitation? ${person}` : t`End this access? ${person}`}
      act={isInvitation ? t`Withdraw` : t`End`}
      cancel={t`Cancel`}
      isDangerous
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        {isInvitation ? (
          <Trans>The link in the mail works no more. Nobody is told.</Trans>
        ) : (
          <Trans>It ends with the next click, in every browser. Both people are told by email.</Trans>
        )}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
