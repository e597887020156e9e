import { Trans } from '@lingui/react/macro';
import type { CallReply, Factor, getTwoStep } from '@portico/contract';
import { useEffect, useRef, useState } from 'react';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useFactorWords } from '../../two-step/factor-kinds.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PageEnds } from './attempt.ts';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { OtherFactors } from './other-factors.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { RememberDevice } from './remember-device.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import type { FactorFormProps } from './factor-form-props.ts';
import '../../two-step/code-form.css';
import './factor-forms.css';

type FactorFormsProps = PageEnds & Pick<CallReply<typeof getTwoStep>, 'factors' | 'rememberDays'>;

/** The open factor, at first the one used last, and the others below it. */
export function FactorForms({ factors, rememberDays, onEnd, onOutdated }: FactorFormsProps) {
  const { settings } = usePortal();
  const words = useFactorWords();
  const { chosen, choose, top } = useChosen(factors);
  const [remember, setRemember] = useState(false);
  if (chosen === undefined) return <NoFactors />;
  return (
    <>
      <div ref={top}>
        <Card title={words[chosen.kind].use}>
          <FactorForm factor={chosen} remember={remember} onEnd={onEnd} onOutdated={onOutdated}>
            <RememberDevice days={rememberDays} checked={remember} onChange={setRemember} />
          </FactorForm>
        </Card>
      </div>
      <OtherFactors factors={factors} open={chosen} onChoose={choose} />
      <p>
        <Trans>
          None of these work for you? Call the help desk at <PhoneLink number={settings.phones.helpdesk} />. We will
          check who you are and help you sign in.
        </Trans>
      </p>
    </>
  );
}

/** For example: email is the only factor, and the account was recovered by email. The two steps must use two factors. */
function NoFactors() {
  const { settings } = usePortal();
  return (
    <Notice kind="sun" role="alert" title={<Trans>We have no way left to make sure that it is you.</Trans>}>
      <p>
        <Trans>
          Call the help desk at <PhoneLink number={settings.phones.helpdesk} />. We will check who you are and help you
          sign in.
        </Trans>
      </p>
    </Notice>
  );
}

function FactorForm(props: FactorFormProps) {
  const { id, kind } = props.factor;
  // The key resets the input when another factor opens.
  if (kind === 'authenticator') return <AuthenticatorForm key={id} {...props} />;
  if (kind === 'passkey') return <PasskeyForm key={id} {...props} />;
  if (kind === 'recoveryCode') return <RecoveryCodeForm key={id} {...props} />;
  return <SentCodeForm key={id} {...props} />;
}

/** Which factor is open. Choosing another moves focus to its heading. */
function useChosen(factors: readonly Factor[]) {
  const [id, setId] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id !== null) top.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [id]);
  return { chosen: factors.find((each) => each.id === id) ?? factors[0], choose: setId, top };
}
