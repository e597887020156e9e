import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useInterlude } from '../interlude/interlude.tsx';
import { LeaveInstead } from '../leaving/leave-instead.tsx';
import { OneTimePage } from '../interlude/one-time-page.tsx';
import { AddFactor } from '../pages/account-security/add-factor.tsx';
import { AddFactorList } from '../pages/account-security/add-factor-list.tsx';
import { AddPasskey } from '../pages/account-security/add-passkey.tsx';
import type { AddableFactor } from '../pages/account-security/addable-factors.ts';
import { PasswordGate } from '../password/password-gate.tsx';
import { codesPage } from '../pages/account-security/recovery-codes.tsx';
import { NotSignedOut } from '../session/not-signed-out.tsx';
import { useSession } from '../session/session.tsx';
import '../pages/account-security/account-security.css';

/**
 * In place of the app after a sign-in, while the second step that the hospital demands is not set up (issue 12, point
 * 5). A reload, another tab or the way back lead here again: the server serves nothing else.
 */
export default function SetUpSecondStep() {
  const { t } = useLingui();
  const { begin, page } = useInterlude();
  const [isAdded, setIsAdded] = useState(false);
  const isDone = isAdded && page === null;
  useEffect(() => {
    // The app begins anew, at the address that was asked for.
    if (isDone) window.location.reload();
  }, [isDone]);
  if (page !== null) return <OneTimePage page={page} />;
  return (
    <Page
      state="signedin.home"
      title={t`One more way to show it’s you`}
      width="form"
      lead={
        <Trans>
          Your records need more than a password. Choose a second way to show that it’s you: when you sign in, we ask
          for it after your password.
        </Trans>
      }
    >
      <Ways
        onAdded={(codes) => {
          setIsAdded(true);
          if (codes !== null) begin(codesPage(codes));
        }}
      />
      <NotNow />
      <LeaveInstead />
    </Page>
  );
}

function Ways({ onAdded }: { onAdded: (codes: readonly string[] | null) => void }) {
  const { secondStep } = useSession();
  const [adding, setAdding] = useState<AddableFactor | null>(null);
  const [phone, setPhone] = useState('');
  const close = () => setAdding(null);
  return (
    <PasswordGate>
      <Card title={<Trans>Two-step verification</Trans>}>
        <AddFactorList isOn={false} factors={[]} without={secondStep?.byEmail ? [] : ['email']} onAdd={setAdding} />
      </Card>
      <AddFactor
        factor={adding === 'passkey' ? null : adding}
        phone={phone}
        onPhone={setPhone}
        onClose={close}
        onAdded={onAdded}
      />
      <AddPasskey open={adding === 'passkey'} onClose={close} onAdded={onAdded} />
    </PasswordGate>
  );
}

function NotNow() {
  const { signOut, signingOut } = useSession();
  return (
    <>
      {signingOut.hasFailed && <NotSignedOut />}
      <div className="row">
        <Button variant="secondary" busy={signingOut.isBusy} onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
      <p className="secondary">
        <Trans>
          None of these works for you? <StateLink to="contact-helpdesk">Write to the help desk</StateLink>. Your account
          and everything in it stay as they are.
        </Trans>
      </p>
    </>
  );
}
