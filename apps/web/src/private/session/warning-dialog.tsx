import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lifetimeMinutes } from '../../portal/lifetimes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useInterlude } from '../interlude/interlude.tsx';
import { NotSignedOut } from './not-signed-out.tsx';
import type { Session } from './session.tsx';
import './warning-dialog.css';

const DRAFT_MINUTES = lifetimeMinutes.drafts;

export interface WarningDialogProps {
  /** null while there is no warning. */
  warning: { readonly secondsLeft: number; readonly canExtend: boolean } | null;
  onStay: () => void;
  onDismiss: () => void;
  session: Pick<Session, 'signOut' | 'signingOut'>;
}

/** Says that the session ends soon, and when (WCAG 2.2.1). Closing it proves that the user is present. */
export function WarningDialog({ warning, onStay, onDismiss, session }: WarningDialogProps) {
  const { leaveBy } = useInterlude();
  const canExtend = warning?.canExtend ?? true;
  const answer = canExtend ? onStay : onDismiss;
  // The dialog reports closing also when the warning ends by itself.
  const close = () => warning && answer();
  return (
    <Dialog
      title={canExtend ? <Trans>Are you still there?</Trans> : <Trans>You will be signed out soon</Trans>}
      open={warning !== null}
      onClose={close}
    >
      {warning && (
        <div className="stack">
          <p>
            {canExtend ? (
              <Trans>To protect your information, we sign you out after a while without activity.</Trans>
            ) : (
              <Trans>
                To protect your information, we sign you out after some hours, even while you are active. You can sign
                in again right away.
              </Trans>
            )}
          </p>
          <p className="warning-time" aria-hidden="true">
            <Clock seconds={warning.secondsLeft} />
          </p>
          <output className="visually-hidden">
            <TimeSaid seconds={warning.secondsLeft} />
          </output>
          <p className="secondary">
            <Trans>
              We keep what you typed on this page for {DRAFT_MINUTES} minutes, except passwords and answers.
            </Trans>
          </p>
          <div className="row">
            <Button onClick={close}>{canExtend ? <Trans>Stay signed in</Trans> : <Trans>Keep going</Trans>}</Button>
            <Button variant="secondary" busy={session.signingOut.isBusy} onClick={() => leaveBy(session.signOut)}>
              <Trans>Sign out</Trans>
            </Button>
          </div>
          {session.signingOut.hasFailed && <NotSignedOut />}
        </div>
      )}
    </Dialog>
  );
}

/** Format: 2:30. */
function Clock({ seconds }: { seconds: number }) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time left for screen readers: every half minute, and ten seconds before the end. */
function TimeSaid({ seconds }: { seconds: number }) {
  const { t } = useLingui();
  if (seconds <= 10) return t`You will be signed out in ten seconds.`;
  const said = Math.ceil(seconds / 30) * 30;
  if (said < 60) return t`You will be signed out in half a minute.`;
  const minutes = Math.floor(said / 60);
  if (said % 60 === 0)
    return (
      <Plural value={minutes} one="You will be signed out in # minute." other="You will be signed out in # minutes." />
    );
  return (
    <Plural
      value={minutes}
      one="You will be signed out in # minute and a half."
      other="You will be signed out in # minutes and a half."
    />
  );
}
