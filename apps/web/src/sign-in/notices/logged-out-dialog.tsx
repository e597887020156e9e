import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../portal/portal.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './words.ts';

/** Thanks the user whose session this page has ended, and says that they are signed out (spec §1). */
export function LoggedOutDialog() {
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
        <div className="row">
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
