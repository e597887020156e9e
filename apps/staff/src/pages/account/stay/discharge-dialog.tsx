import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { ReasonField } from '../../../frame/reason-field.tsx';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

export interface DischargeDialogProps {
  account: AccountViewModel;
  onCancel: () => void;
  onDone: (told: string) => void;
}

/** Asks once more whether the patient has left. */
export function DischargeDialog({ account: { accountId, name }, onCancel, onDone }: DischargeDialogProps) {
  const { t } = useLingui();
  const { send, reason: ofCase } = useSession();
  const [reason, setReason] = useState(ofCase);
  const act = useAct();
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      await send('dischargePatient', { accountId, reason });
    });
    if (went) onDone(t`${name} is discharged.`);
  };
  return (
    <ConfirmDialog
      title={t`Note that ${name} has left the hospital?`}
      act={t`Note the discharge`}
      cancel={t`Cancel`}
      isDangerous={false}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        <Trans>From the next sign-in on, the patient begins with their home again.</Trans>
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
