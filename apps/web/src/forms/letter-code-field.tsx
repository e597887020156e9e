import { formatAccessCode } from '@portico/rules';
import type { ReactNode } from 'react';
import { GroupedField } from '../ui/grouped-field.tsx';

export interface LetterCodeFieldProps {
  id: string;
  label: ReactNode;
  hint: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The code of a letter, in groups of five, joined by hyphens as it is typed or pasted. */
export function LetterCodeField(props: LetterCodeFieldProps) {
  return (
    <GroupedField
      {...props}
      placeholder="XXXXX-XXXXX-XXXXX"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      write={formatAccessCode}
    />
  );
}
