import { Trans, useLingui } from '@lingui/react/macro';
import type { PublishedTermsModel } from '@portico/staff-contract';
import type { WithdrawingDialog } from '../../frame/publishing/use-publishing.ts';
import { ReasonedDialog } from '../../frame/reasoned-dialog.tsx';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';

export interface WithdrawTermsDialogProps extends WithdrawingDialog {
  terms: PublishedTermsModel;
}

export function WithdrawTermsDialog({ terms: { number, version, from }, onDone, onCancel }: WithdrawTermsDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const { day } = useTimes();
  const firstDay = day(from);
  return (
    <ReasonedDialog
      title={t`Withdraw these terms?`}
      act={t`Withdraw`}
      isDangerous
      run={(reason) => send('withdrawTerms', { number, reason })}
      onDone={onDone}
      onCancel={(failure) => onCancel(failure?.error === 'termsWithdrawn' || failure?.error === 'termsBegun')}
    >
      <p>
        <Trans>
          Version {version}, from {firstDay} on. Nobody will be asked for them: what is in force stays in force.
        </Trans>
      </p>
    </ReasonedDialog>
  );
}
