import { useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@portico/staff-contract';
import { TextField } from '../ui/text-field.tsx';

/** Why: it goes into the audit trail. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Reason`}
      hint={t`For the audit trail: a ticket number, and no names.`}
      value={value}
      maxLength={MAX_REASON}
      onChange={onChange}
    />
  );
}
