import { Trans, useLingui } from '@lingui/react/macro';
import { type AccountViewModel, type AdmittedTo, admittedTo, type StaffReply } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { ReasonField } from '../../../frame/reason-field.tsx';
import { useErrorAt } from '../../../frame/use-error-at.ts';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAdmittedTo } from './use-admitted-to.ts';

export interface AdmitDialogProps {
  account: AccountViewModel;
  locations: StaffReply<'listLocations'>['locations'];
  onCancel: () => void;
  onDone: (told: string) => void;
}

/** Where a patient was admitted, or moved to. */
export function AdmitDialog({ account, locations, onCancel, onDone }: AdmitDialogProps) {
  const { t } = useLingui();
  const { send, reason: ofCase } = useSession();
  const names = useAdmittedTo();
  const { accountId, name, admission } = account;
  const [to, setTo] = useState<AdmittedTo>(admission?.to ?? 'emergencyRoom');
  const [locationId, setLocationId] = useState(admission?.locationId ?? locations[0]?.locationId ?? '');
  const [unit, setUnit] = useState(admission?.unit ?? '');
  const [bed, setBed] = useState(admission?.bed ?? '');
  const [reason, setReason] = useState(ofCase);
  const act = useAct();
  const errorAt = useErrorAt(act.failure);
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      await send('admitPatient', { accountId, to, locationId, unit, bed, reason });
    });
    if (went) onDone(t`It is noted where ${name} is.`);
  };
  return (
    <ConfirmDialog
      title={admission === null ? t`Note that ${name} was admitted?` : t`Note that ${name} was moved?`}
      act={t`Note it`}
      cancel={t`Cancel`}
      isDangerous={false}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        <Trans>From the next sign-in on, the patient begins with the view of the visit or stay.</Trans>
      </p>
      <ChoiceField<AdmittedTo>
        label={t`Admitted to`}
        value={to}
        options={admittedTo.map((value) => ({ value, label: names[value] }))}
        onChange={setTo}
      />
      <ChoiceField
        label={t`Location`}
        value={locationId}
        options={locations.map((each) => ({ value: each.locationId, label: each.name }))}
        onChange={setLocationId}
      />
      <TextField
        label={t`Unit`}
        value={unit}
        onChange={setUnit}
        hint={t`The ward or area, as staff call it`}
        error={errorAt.at('unitMissing')}
      />
      <TextField label={t`Bed`} value={bed} onChange={setBed} hint={t`May be left empty`} />
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice failure={errorAt.elsewhere('unitMissing')} />
    </ConfirmDialog>
  );
}
