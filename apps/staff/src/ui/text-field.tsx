import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import './field.css';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | null;
  isMultiline?: boolean;
  maxLength?: number;
  /** Of what is typed, by its tag, where it may be another than that of the page. */
  language?: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local';
}

/** A field whose error is shown with it. Nothing is kept by the browser for the next person at this desk. */
export function TextField({ label, value, onChange, hint, error = null, ...more }: TextFieldProps) {
  const { isMultiline = false, maxLength = 200, type = 'text', language } = more;
  const spoken = language === undefined ? {} : { lang: language, dir: 'auto' };
  return (
    <AriaTextField
      className="field"
      value={value}
      onChange={onChange}
      isInvalid={error !== null}
      maxLength={maxLength}
      autoComplete="off"
      type={isMultiline ? 'text' : type}
    >
      <Label>{label}</Label>
      {isMultiline ? <TextArea className="control" {...spoken} /> : <Input className="control" {...spoken} />}
      {hint !== undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </AriaTextField>
  );
}
