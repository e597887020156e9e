import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Status } from '../ui/status.tsx';
import { TextField } from '../ui/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CardStep } from './use-card-reading.ts';

/** In characters: more than any passcode has. */
const MAX_PASSCODE = 200;

export interface PasscodeFormProps {
  step: Extract<CardStep, { at: 'passcode' }>;
  busy: boolean;
  onPasscode: (passcode: string) => void;
  onBack: () => void;
}

/** The passcode that the insurer or the person gave the card. */
export function PasscodeForm({ step, busy, onPasscode, onBack }: PasscodeFormProps) {
  const { t } = useLingui();
  const { triesLeft } = step;
  const [passcode, setPasscode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // When it is asked for, and each time that it is asked for again.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [step]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsEmpty(passcode === '');
    if (passcode === '') field.current?.focus();
    else onPasscode(passcode);
  };
  const refused =
    triesLeft === null
      ? t`This is not the passcode of the card`
      : t`This is not the passcode of the card. Tries left: ${triesLeft}`;
  const error = isEmpty ? t`Enter the passcode` : step.wrong ? refused : undefined;
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        id="card-passcode"
        label={<Trans>Passcode of the card</Trans>}
        hint={<Trans>Whoever made the card has set it. It is not your password here.</Trans>}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_PASSCODE}
        value={passcode}
        onChange={(event) => setPasscode(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Open the card</Trans>}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          <Trans>Another card</Trans>
        </Button>
        <Status>
          {/* The focus stays in the field, and what describes it is not read out again. */}
          {busy ? <Trans>We are getting your card.</Trans> : <VisuallyHidden>{error}</VisuallyHidden>}
        </Status>
      </div>
    </form>
  );
}
