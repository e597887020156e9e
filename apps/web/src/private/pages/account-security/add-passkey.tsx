import { Trans, useLingui } from '@lingui/react/macro';
import { addPasskey, startPasskey } from '@portico/contract';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { CallFailure } from '../../../api/call-failure.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { makePasskey, type PasskeyError } from '../../../passkeys/make-passkey.ts';
import { useGuardedSend } from '../../password/password-gate.tsx';
import { TooManyFactors } from './too-many-factors.tsx';

const LABEL = 'passkey-label';
const MAX_LABEL_LENGTH = 60;

export interface AddPasskeyProps {
  open: boolean;
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Creates a passkey with the browser, under a name that its owner chooses. */
export function AddPasskey({ open, onClose, onAdded }: AddPasskeyProps) {
  const isSupported = 'PublicKeyCredential' in window;
  return (
    <Dialog title={<Trans>Passkey</Trans>} open={open} onClose={onClose}>
      {isSupported ? <PasskeyForm onAdded={onAdded} /> : <NotSupported />}
    </Dialog>
  );
}

function PasskeyForm({ onAdded }: Pick<AddPasskeyProps, 'onAdded'>) {
  const { t } = useLingui();
  const send = useGuardedSend();
  const { busy, failure, run } = useAction();
  const [label, setLabel] = useState('');
  const [error, setError] = useState<PasskeyError | null>(null);
  const errors = useFieldErrors({ [LABEL]: label.trim() === '' ? t`Give the passkey a name` : undefined });
  const add = () =>
    void run(async () => {
      setError(null);
      const made = await makePasskey(await send(startPasskey, {}));
      if ('error' in made) {
        setError(made.error);
        return;
      }
      const { recoveryCodes } = await send(addPasskey, { credential: made.credential, label: label.trim() });
      onAdded(recoveryCodes);
    });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (label.trim() === '') errors.show();
    else add();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {error !== null && <AddPasskeyError error={error} />}
      {failure && <NotAdded failure={failure} onRetry={add} />}
      <p>
        <Trans>
          Your browser asks for your fingerprint, your face or the PIN of your device. They never leave your device.
        </Trans>
      </p>
      <TextField
        id={LABEL}
        label={<Trans>Name of this passkey</Trans>}
        hint={<Trans>So you can recognize it, such as “My phone”</Trans>}
        error={errors.of(LABEL)}
        autoComplete="off"
        maxLength={MAX_LABEL_LENGTH}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Waiting for your device</Trans> : <Trans>Create the passkey</Trans>}
        </Button>
      </div>
    </form>
  );
}

function NotAdded({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  if (failure.error === 'passkeyRefused') return <AddPasskeyError error="failed" />;
  if (failure.error === 'tooManyFactors') return <TooManyFactors />;
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}

function AddPasskeyError({ error }: { error: PasskeyError }) {
  const titles: Readonly<Record<PasskeyError, ReactNode>> = {
    calledOff: <Trans>The passkey was not created. You can try again.</Trans>,
    exists: <Trans>This device already has a passkey for your account.</Trans>,
    failed: <Trans>We could not create the passkey. Try again, or choose another way.</Trans>,
  };
  return <Notice kind={error === 'calledOff' ? 'info' : 'rose'} role="alert" title={titles[error]} />;
}

function NotSupported() {
  return (
    <Notice kind="info" title={<Trans>This browser cannot use passkeys.</Trans>}>
      <p>
        <Trans>Use a newer browser, or choose another way. An authenticator app gives the safest kind of code.</Trans>
      </p>
    </Notice>
  );
}
