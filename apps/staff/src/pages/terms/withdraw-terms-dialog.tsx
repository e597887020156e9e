import { Trans, useLingui } from '@lingui/react/macro';
import type { PublishedTermsModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useTimes } from '../../frame/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface WithdrawTermsDialogProps {
  terms: PublishedTermsModel;
  onDone: () => void;
  /** Tells whether the page is old. */
  onCancel: (hasChanged: boolean) => void;
}

export function WithdrawTermsDialog({ terms: { number, version, from }, onDone, onCancel }: WithdrawTermsDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const { day } = useTimes();
  const [reason, setReason] = useState('');
  const act = useAct();
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      await send('withdrawTerms', { number, reason });
    });
    if (went) onDone();
  };
  const firstDay = day(from);
  const { error } = act.failure ?? {};
  return (
    <ConfirmDialog
      title={t`Withdraw these terms?`}
      act={t`Withdraw`}
      cancel={t`Cancel`}
      isDangerous
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={() => onCancel(error === 'termsWithdrawn' || error === 'termsBegun')}
    >
      <p>
        <Trans>
          Version {version}, from {firstDay} on. Nobody will be asked for them: what is in force stays in force.
        </Trans>
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <p className="secondary">
        <Trans>It goes into the audit trail, with your name.</Trans>
      </p>
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
