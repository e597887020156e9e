import { Trans } from '@lingui/react/macro';
import { challengeTwoStepPasskey, verifyTwoStepPasskey } from '@portico/contract';
import { useState } from 'react';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { useSend } from '../../portal/use-send.ts';
import { useAfterSignIn } from '../../sign-in/destination.ts';
import { deviceId } from '../../sign-in/device-id.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAttempt } from './attempt.ts';
import { askForPasskey } from '../../passkeys/ask-for-passkey.ts';
import type { FactorFormProps } from './factor-form-props.ts';

/** The passkey of a phone, a computer or a security key. Browsers ask for it only after a click or a key press. */
export function PasskeyForm({ remember, children, onEnd, onOutdated }: FactorFormProps) {
  const send = useSend();
  const goOn = useAfterSignIn();
  const { busy, failure, run } = useAttempt({ onEnd, onOutdated });
  const [cameToNothing, setCameToNothing] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const confirm = async () => {
    setCameToNothing(false);
    const outcome = await run(async () => {
      const credential = await askForPasskey(await send(challengeTwoStepPasskey, {}));
      if (credential === null) {
        setCameToNothing(true);
        return undefined;
      }
      return send(verifyTwoStepPasskey, { credential, rememberDevice: remember, deviceId: deviceId() });
    });
    if (!outcome) return;
    setIsDone(true);
    goOn(outcome);
  };
  if (typeof PublicKeyCredential === 'undefined') {
    return (
      <Notice kind="info" title={<Trans>This browser cannot use passkeys.</Trans>}>
        <p>
          <Trans>Choose another way below, or sign in with the browser where you use your passkey.</Trans>
        </p>
      </Notice>
    );
  }
  const isRefused = failure?.error === 'passkeyRefused';
  const isWorking = busy || isDone;
  return (
    <div className="stack code-form">
      {failure && !isRefused && <CallErrorNotice failure={failure} onRetry={() => void confirm()} />}
      {isRefused && (
        <Notice kind="rose" role="alert" title={<Trans>We could not verify this passkey.</Trans>}>
          <p>
            <Trans>
              It may belong to another account, or it was removed from this one. Try again, or choose another way.
            </Trans>
          </p>
        </Notice>
      )}
      <p>
        <Trans>Your device will ask you to confirm, the same way you unlock it. You do not need a code.</Trans>
      </p>
      {children}
      <output>
        {cameToNothing && <Trans>Nothing was confirmed. You can try again, or choose another way.</Trans>}
      </output>
      <div className="row">
        <Button busy={isWorking} onClick={() => void confirm()}>
          {isWorking ? <Trans>Waiting for your passkey</Trans> : <Trans>Use your passkey</Trans>}
        </Button>
      </div>
    </div>
  );
}
