import { confirmFactor, startFactor, type CallReply } from '@portico/contract';
import { useEffect, useRef, useState } from 'react';
import { phoneToSend } from '../../../forms/phone-to-send.ts';
import { useAction } from '../../../portal/use-action.ts';
import { CodeSent } from '../../../two-step/code-sent.tsx';
import { useFactorWords } from '../../../two-step/factor-kinds.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { FactorCode } from './factor-code.tsx';
import { FactorStart } from './factor-start.tsx';
import { focusDialogOf } from '../../focus-card.ts';
import { useGuardedSend } from '../../password/password-gate.tsx';
import type { AddableFactor } from './addable-factors.ts';
import './done.css';

type CodeFactor = Exclude<AddableFactor, 'passkey'>;

export interface AddFactorProps {
  /** null while none is added. */
  factor: CodeFactor | null;
  /** As typed so far. */
  phone: string;
  onPhone: (input: string) => void;
  onClose: () => void;
  /** With recovery codes if it is the first second factor. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Adds a second factor that a code proves: first where the codes come from, then the code. */
export function AddFactor({ factor, onClose, ...form }: AddFactorProps) {
  const words = useFactorWords();
  return (
    <Dialog title={factor === null ? '' : words[factor].name} open={factor !== null} onClose={onClose}>
      {factor !== null && <Steps key={factor} factor={factor} {...form} />}
    </Dialog>
  );
}

function Steps({
  factor,
  phone,
  onPhone,
  onAdded,
}: Omit<AddFactorProps, 'factor' | 'onClose'> & { factor: CodeFactor }) {
  const send = useGuardedSend();
  const starting = useAction();
  const [started, setStarted] = useState<CallReply<typeof startFactor> | null>(null);
  /** The number of codes that were sent. */
  const [sends, setSends] = useState(0);
  const [isOutdated, setIsOutdated] = useState(false);
  const confirming = useAction(({ error }) => {
    if (error !== 'unknownFactor') return false;
    // It was begun again elsewhere, or the server has forgotten it after a while.
    setStarted(null);
    setIsOutdated(true);
    return true;
  });
  const step = useFocusAtEachStep(started !== null);
  const start = () =>
    void starting.run(async () => {
      confirming.forgetFailure();
      setIsOutdated(false);
      setStarted(
        await send(startFactor, factor === 'sms' ? { kind: factor, phone: phoneToSend(phone) } : { kind: factor }),
      );
      setSends(started === null ? 1 : sends + 1);
    });
  const confirm = (factorId: string, code: string) =>
    void confirming.run(async () => {
      starting.forgetFailure();
      const { recoveryCodes } = await send(confirmFactor, { factorId, code });
      onAdded(recoveryCodes);
    });
  const goBack = () => {
    confirming.forgetFailure();
    starting.forgetFailure();
    setStarted(null);
  };
  return (
    <div ref={step} className="stack">
      <output className="done">
        {started !== null && started.sentTo !== '' && <CodeSent to={started.sentTo} isAnother={sends > 1} />}
      </output>
      {started ? (
        <FactorCode
          confirming={confirming}
          again={started.authenticator ? null : { action: starting, run: start }}
          onBack={goBack}
          onCode={(code) => confirm(started.factorId, code)}
        >
          {started.authenticator && <AuthenticatorSecret {...started.authenticator} />}
        </FactorCode>
      ) : (
        <FactorStart
          factor={factor}
          phone={phone}
          onPhone={onPhone}
          isOutdated={isOutdated}
          action={starting}
          onStart={start}
        />
      )}
    </div>
  );
}

/** The button that led to a step is gone with the step before. Focus moves to the title of the dialog. */
function useFocusAtEachStep(isStarted: boolean) {
  const step = useRef<HTMLDivElement>(null);
  const wasStarted = useRef(isStarted);
  useEffect(() => {
    if (step.current && wasStarted.current !== isStarted) focusDialogOf(step.current);
    wasStarted.current = isStarted;
  }, [isStarted]);
  return step;
}
