import { useLingui } from '@lingui/react/macro';
import type { ExportForm } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { ReasonField } from '../../../frame/reason-field.tsx';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { AccountAct } from './account-act.ts';

export interface ActDialogProps {
  act: AccountAct;
  onCancel: () => void;
  onDone: () => void;
}

type Access = 'keep' | 'end' | 'none';

/** Asks once more before something is done, and what it takes. */
export function ActDialog({ act, onCancel, onDone }: ActDialogProps) {
  const { t } = useLingui();
  const { reason: ofCase } = useSession();
  const [reason, setReason] = useState(ofCase);
  const [access, setAccess] = useState<Access>('none');
  const [form, setForm] = useState<ExportForm>('json');
  const work = useAct();
  const confirm = async (): Promise<void> => {
    const went = await work.run(async () => {
      await act.run({ reason, access: access === 'none' ? null : access, form });
    });
    if (went) onDone();
  };
  return (
    <ConfirmDialog
      title={act.title}
      act={act.button}
      cancel={t`Cancel`}
      isDangerous={act.isDangerous}
      isBusy={work.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>{act.about}</p>
      {act.takesAccess && (
        <ChoiceField<Access>
          label={t`Others who were let in to the record since`}
          value={access}
          options={[
            { value: 'none', label: t`There are none` },
            { value: 'keep', label: t`The owner knows them: they keep their access` },
            { value: 'end', label: t`The owner does not know them: their access ends` },
          ]}
          onChange={setAccess}
        />
      )}
      {act.takesForm && (
        <ChoiceField<ExportForm>
          label={t`Form`}
          value={form}
          options={[
            { value: 'json', label: t`JSON, as patients take it along` },
            { value: 'fhir', label: t`FHIR R4 Bundle, for other systems` },
          ]}
          onChange={setForm}
        />
      )}
      {act.takesReason && <ReasonField value={reason} onChange={setReason} />}
      <ErrorNotice failure={work.failure} />
    </ConfirmDialog>
  );
}
