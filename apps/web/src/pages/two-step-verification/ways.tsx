import { Trans } from '@lingui/react/macro';
import type { CallReply, Factor, getTwoStep } from '@portico/contract';
import { useEffect, useRef, useState } from 'react';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useFactorWords } from '../../two-step/factor-kinds.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PageEnds } from './attempt.ts';
import { AuthenticatorWay } from './authenticator-way.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { RecoveryWay } from './recovery-way.tsx';
import { RememberDevice } from './remember-device.tsx';
import { SentCodeWay } from './sent-code-way.tsx';
import type { WayProps } from './way-props.ts';
import '../../two-step/code-form.css';
import './ways.css';

type WaysProps = PageEnds & Pick<CallReply<typeof getTwoStep>, 'factors' | 'rememberDays'>;

/** The open factor, at first the one used last, and the others below it. */
export function Ways({ factors, rememberDays, onEnd, onOutdated }: WaysProps) {
  const { settings } = usePortal();
  const words = useFactorWords();
  const { chosen, choose, top } = useChosen(factors);
  const [remember, setRemember] = useState(false);
  if (chosen === undefined) return <NoWays />;
  return (
    <>
      <div ref={top}>
        <Card title={words[chosen.kind].use}>
          <Way factor={chosen} remember={remember} onEnd={onEnd} onOutdated={onOutdated}>
            <RememberDevice days={rememberDays} checked={remember} onChange={setRemember} />
          </Way>
        </Card>
      </div>
      <OtherWays factors={factors} open={chosen} onChoose={choose} />
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
function NoWays() {
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

function Way(props: WayProps) {
  const { id, kind } = props.factor;
  // The key resets the input when another factor opens.
  if (kind === 'authenticator') return <AuthenticatorWay key={id} {...props} />;
  if (kind === 'passkey') return <PasskeyWay key={id} {...props} />;
  if (kind === 'recoveryCode') return <RecoveryWay key={id} {...props} />;
  return <SentCodeWay key={id} {...props} />;
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
