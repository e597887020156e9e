import { Trans } from '@lingui/react/macro';
import { TextField } from '../ui/text-field.tsx';
import './phone-number-field.css';
import './words.ts';

/** The field's id, to which an error summary links. */
export const PHONE_NUMBER = 'mobilePhone';

export interface PhoneNumberFieldProps {
  lastFour: string;
  error: string | undefined;
  value: string;
  onChange: (input: string) => void;
}

/** The whole number, of which four digits are known: spec §5, "with or without dashes". */
export function PhoneNumberField({ lastFour, error, value, onChange }: PhoneNumberFieldProps) {
  return (
    <div className="phone-number">
      <TextField
        id={PHONE_NUMBER}
        label={<Trans>Phone number that ends in {lastFour}</Trans>}
        hint={
          <Trans>
            The whole number, with or without dashes; from another country with + and its code. If you know no phone
            that ends so, enter one that you gave with your details.
          </Trans>
        }
        error={error}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
