import { Trans } from '@lingui/react/macro';
import { formatAccessCode } from '@portico/rules';
import { GroupedField } from '../../ui/grouped-field.tsx';
import './access-code-field.css';

export const ACCESS_CODE = 'access-code';

export interface AccessCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The access code in groups of five, joined by hyphens as it is typed or pasted. */
export function AccessCodeField({ value, onChange, error }: AccessCodeFieldProps) {
  return (
    <GroupedField
      id={ACCESS_CODE}
      label={<Trans>Access code</Trans>}
      hint={<Trans>15 letters and digits. We put in the hyphens.</Trans>}
      error={error}
      placeholder="XXXXX-XXXXX-XXXXX"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      write={formatAccessCode}
      onChange={onChange}
    />
  );
}
