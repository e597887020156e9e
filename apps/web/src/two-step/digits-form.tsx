import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_LENGTH } from '@portico/contract';
import type { ReactNode, RefObject } from 'react';
import { CodeField } from '../ui/code-field.tsx';
import { CodeForm, type CodeFormProps } from './code-form.tsx';

export interface DigitsFormProps extends Omit<CodeFormProps, 'errorOf' | 'renderField'> {
  hint?: ReactNode;
  /** Below the field: what to do if no code arrives. */
  belowField?: ReactNode;
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** A code of six digits, from a message or an app. */
export function DigitsForm({ hint, belowField, fieldRef, ...form }: DigitsFormProps) {
  const { t } = useLingui();
  return (
    <CodeForm
      {...form}
      errorOf={(code) => (code.length < CODE_LENGTH ? t`Enter all ${CODE_LENGTH} digits of the code` : undefined)}
      renderField={(input) => (
        <>
          <CodeField
            {...input}
            ref={fieldRef}
            label={<Trans>Code of {CODE_LENGTH} digits</Trans>}
            hint={hint}
            length={CODE_LENGTH}
          />
          {belowField}
        </>
      )}
    />
  );
}
