import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RadioGroup } from '../ui/radio-group.tsx';

type YesNoUnsure = 'yes' | 'no' | 'unsure';

export interface YesNoFieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  value: YesNoUnsure | undefined;
  onChange: (value: YesNoUnsure) => void;
}

/** A question that may stay open. */
export function YesNoField(props: YesNoFieldProps) {
  return (
    <RadioGroup
      {...props}
      options={[
        { value: 'yes', label: <Trans>Yes</Trans> },
        { value: 'no', label: <Trans>No</Trans> },
        { value: 'unsure', label: <Trans>I am not sure</Trans> },
      ]}
    />
  );
}
