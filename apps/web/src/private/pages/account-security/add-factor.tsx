import { confirmFactor, startFactor, type CallReply } from '@portico/contract';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { FactorCode } from './factor-code.tsx';
import { FactorStart } from './factor-start.tsx';
import { focusDialogOf } from './focus-card.ts';
import { useGuardedSend } from './password-gate.tsx';
import { useWayNames } from './use-way-names.ts';
import type { AddableWay } from './ways.ts';

type CodeWay = Exclude<AddableWay, 'passkey'>;

export interface AddFactorProps {
  /** null while none is added. */
  way: CodeWay | null;
  /** As typed so far. */
  phone: string;
  onPhone: (typed: string) => void;
  onClose: () => void;
  /** With recovery codes when it is the first second factor. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Adds a second factor that a code proves: first where the codes come from, then the code. */
export function AddFactor({ way, onClose, ...form }: AddFactorProps) {
  const names = useWayNames();
  return (
    <Dialog title={way === null ? '' : names[way]} open={way !== null} onClose={onClose}>
      {way !== null && <Steps key={way} way={way} {...form} />}
    </Dialog>
  );
}

function Steps({ way, phone, onPhone, onAdded }: Omit<AddFactorProps, 'way' | 'onClose'> & { way: CodeWay }) {
  const send = useGuardedSend();
  const starting = useAction();
  const confirming = useAction();
  const [started, setStarted] = useState<CallReply<typeof startFactor> | null>(null);
  const step = useFocusAtEachStep(started !== null);
  const start = () =>
    void starting.run(async () => {
      confirming.forgetFailure();
      setStarted(await send(startFactor, way === 'sms' ? { kind: way, phone } : { kind: way }));
    });
  const confirm = (factorId: string, code: string) =>
    void confirming.run(async () => {
      const { recoveryCodes } = await send(confirmFactor, { factorId, code });
      onAdded(recoveryCodes);
    });
  return (
    <div ref={step}>
      {started ? (
        <FactorCode
          sentTo={started.sentTo}
          action={confirming}
          again={{ action: starting, run: start }}
          onBack={() => setStarted(null)}
          onConfirm={(code) => confirm(started.factorId, code)}
        >
          {started.authenticator && <AuthenticatorSecret {...started.authenticator} />}
        </FactorCode>
      ) : (
        <FactorStart way={way} phone={phone} onPhone={onPhone} action={starting} onStart={start} />
      )}
    </div>
  );
}

/** The button that led to a step is gone with the step before: focus goes to the title of the dialog, to read on from there. */
function useFocusAtEachStep(isStarted: boolean) {
  const step = useRef<HTMLDivElement>(null);
  const wasStarted = useRef(isStarted);
  useEffect(() => {
    if (step.current && wasStarted.current !== isStarted) focusDialogOf(step.current);
    wasStarted.current = isStarted;
  }, [isStarted]);
  return step;
}
