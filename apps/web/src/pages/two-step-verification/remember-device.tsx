import { Plural, Trans } from '@lingui/react/macro';
import { Checkbox } from '../../ui/checkbox.tsx';

export interface RememberDeviceProps {
  days: number;
  checked: boolean;
  onChange: (remember: boolean) => void;
}

/** Whether this device needs only the password for some days (spec: 30). */
export function RememberDevice({ days, checked, onChange }: RememberDeviceProps) {
  return (
    <Checkbox
      id="remember-device"
      label={<Plural value={days} one="Remember this device for # day" other="Remember this device for # days" />}
      hint={
        <Trans>
          Only on a device nobody else uses. On a shared or public computer, leave this box unchecked and sign out when
          you are done.
        </Trans>
      }
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
