import { Trans } from '@lingui/react/macro';
import { LetterCodeField, type LetterCodeFieldProps } from '../../forms/letter-code-field.tsx';
import './access-code-field.css';

export const ACCESS_CODE = 'access-code';

type AccessCodeFieldProps = Omit<LetterCodeFieldProps, 'id' | 'label' | 'hint'>;

/** The access code in groups of five, joined by hyphens as it is typed or pasted. */
export function AccessCodeField(field: AccessCodeFieldProps) {
  return (
    <LetterCodeField
      {...field}
      id={ACCESS_CODE}
      label={<Trans>Access code</Trans>}
      hint={<Trans>15 letters and digits. We add the hyphens.</Trans>}
    />
  );
}
