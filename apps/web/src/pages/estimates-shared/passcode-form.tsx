import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../frame/live-announcements.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface PasscodeFormProps {
  busy: boolean;
  /** How often a wrong one was given: each time the field is asked again. */
  wrong: number;
  /** Null where it is not said. */
  triesLeft: number | null;
  onPasscode: (passcode: string) => void;
}

/** The passcode that whoever shared the estimate has told. */
export function PasscodeForm({ busy, wrong, triesLeft, onPasscode }: PasscodeFormProps) {
  const { t } = useLingui();
  const [passcode, setPasscode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong > 0) field.current?.focus();
  }, [wrong]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsEmpty(passcode === '');
    if (passcode === '') field.current?.focus();
    else onPasscode(passcode);
  };
  const refused =
    triesLeft === null
      ? t`This is not the passcode of the link`
      : t`This is not the passcode of the link. Tries left: ${triesLeft}`;
  const error = isEmpty ? t`Enter the passcode` : wrong > 0 ? refused : undefined;
  // The focus stays in the field: what describes it is not read out again.
  useSay(busy ? '' : (error ?? ''));
  return (
    <form className="stack form-width" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        id="shared-passcode"
        label={<Trans>Passcode of the link</Trans>}
        hint={<Trans>Ask the person who sent you the link.</Trans>}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={passcode}
        onChange={(event) => setPasscode(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Open the estimate</Trans>}
        </Button>
      </div>
    </form>
  );
}
