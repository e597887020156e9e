import { useLingui } from '@lingui/react/macro';
import type { AccountViewModel, ExportForm } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type AccountAct, useAccountActs } from './use-account-acts.tsx';

export interface AccountActsProps {
  account: AccountViewModel;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
}

/** What can be done to the account: each act asks once more, and names the person. */
export function AccountActs({ account, onDone }: AccountActsProps) {
  const acts = useAccountActs(account);
  const [chosen, setChosen] = useState<AccountAct | null>(null);
  return (
    <div className="row">
      {acts.map((act) => (
        <Button key={act.id} look={act.isDangerous ? 'danger' : 'secondary'} onPress={() => setChosen(act)}>
          {act.button}
        </Button>
      ))}
      {chosen !== null && (
        <ActDialog
          act={chosen}
          onCancel={() => setChosen(null)}
          onDone={() => {
            setChosen(null);
            onDone(chosen.done);
          }}
        />
      )}
    </div>
  );
}

type Access = 'keep' | 'end' | 'none';

function ActDialog({ act, onCancel, onDone }: { act: AccountAct; onCancel: () => void; onDone: () => void }) {
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
