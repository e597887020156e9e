import { Trans } from '@lingui/react/macro';
import { LetterCodeField, type LetterCodeFieldProps } from '../../forms/letter-code-field.tsx';

type NoticeCodeFieldProps = Omit<LetterCodeFieldProps, 'id' | 'label' | 'hint'>;

/** The code of a letter, in groups of five, joined by hyphens as it is typed or pasted. */
export function NoticeCodeField(field: NoticeCodeFieldProps) {
  return (
    <LetterCodeField
      {...field}
      id="noticeCode"
      label={<Trans>Code from our letter or message</Trans>}
      hint={<Trans>15 letters and digits. We add the hyphens.</Trans>}
    />
  );
}
