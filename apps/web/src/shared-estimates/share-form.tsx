import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

export interface ShareFormProps {
  busy: boolean;
  passcode: string;
  onChange: (passcode: string) => void;
  /** Of a passcode, in characters. */
  leastLength: number;
  onMake: () => void;
}

/** A passcode, for who wants one, and the button that makes a link. */
export function ShareForm({ busy, passcode, onChange, leastLength, onMake }: ShareFormProps) {
  const { t } = useLingui();
  const [isTooShort, setIsTooShort] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const short = passcode !== '' && passcode.length < leastLength;
    setIsTooShort(short);
    if (short) {
      document.querySelector<HTMLElement>('#share-passcode')?.focus();
      return;
    }
    onMake();
  };
  return (
    <form className="stack form-width" noValidate onSubmit={submit}>
      <TextField
        id="share-passcode"
        label={<Trans>Passcode (optional)</Trans>}
        hint={<Trans>Tell it to the person yourself. Without one, anybody who has the link can open it.</Trans>}
        error={isTooShort ? t`Enter at least ${leastLength} characters, or leave it empty` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={passcode}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Make a link</Trans>}
        </Button>
      </div>
    </form>
  );
}
