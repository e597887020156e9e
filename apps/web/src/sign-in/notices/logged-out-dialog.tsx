import { Trans } from '@lingui/react/macro';
import { identitySignOutPath } from '@portico/contract';
import { useState } from 'react';
import { usePortal } from '../../portal/portal.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SignedInElsewhere } from '../signed-out-note.ts';
import './words.ts';

export interface LoggedOutDialogProps {
  /** The identity provider by which the session was begun: its own session goes on. */
  elsewhere: SignedInElsewhere | undefined;
}

/**
 * Thanks the user whose session has ended, and says that they are signed out (spec §1). To sign out at the identity provider by which they
 * came is offered beside it: it would end what else they use it for (docs/decisions/0190).
 */
export function LoggedOutDialog({ elsewhere }: LoggedOutDialogProps) {
  const { settings } = usePortal();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog title={<Trans>Log Out Successful</Trans>} open={isOpen} onClose={close}>
      <div className="stack">
        <p>
          <Trans>
            Thank you for using {settings.name}. You have been logged out. On a shared computer, close this window too.
          </Trans>
        </p>
        {elsewhere !== undefined && (
          <p>
            <Trans>You may still be signed in at {elsewhere.name}, and so may whoever uses this browser next.</Trans>
          </p>
        )}
        <div className="row">
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
          {elsewhere !== undefined && (
            <a className={buttonClass('secondary')} href={identitySignOutPath(elsewhere.provider)}>
              <Trans>Sign out at {elsewhere.name} too</Trans>
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}
