import { Trans } from '@lingui/react/macro';
import { usePortal } from '../portal/portal.tsx';
import { Checkbox } from '../ui/checkbox.tsx';

export interface JoinIdentityProps {
  /** Id of the identity provider that has shown who the person is; undefined where another way did. */
  provider: string | undefined;
  checked: boolean;
  onChange: (joins: boolean) => void;
}

/** Whether the account elsewhere that has shown who one is signs one in here as well: nobody is joined without saying so (issue 15, point 3). */
export function JoinIdentity({ provider, checked, onChange }: JoinIdentityProps) {
  const { settings } = usePortal();
  const found = settings.identityProviders.find(({ id, signsIn }) => id === provider && signsIn);
  if (found === undefined) return null;
  const { name } = found;
  return (
    <Checkbox
      id="sign-in-by-identity"
      label={<Trans>Let me sign in with {name}, too</Trans>}
      hint={
        <Trans>
          {name} has shown us who you are. If you check this box, your account there also signs you in here. You can
          change this later on the page “Account security”.
        </Trans>
      }
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
