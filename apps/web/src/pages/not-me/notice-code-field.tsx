import { Trans } from '@lingui/react/macro';
import { formatAccessCode } from '@portico/rules';
import { GroupedField } from '../../ui/grouped-field.tsx';

export interface NoticeCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The code of a letter, in groups of five, joined by hyphens as it is typed or pasted. */
export function NoticeCodeField({ value, onChange, error }: NoticeCodeFieldProps) {
  return (
    <GroupedField
      id="noticeCode"
      label={<Trans>Code from our letter or message</Trans>}
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
