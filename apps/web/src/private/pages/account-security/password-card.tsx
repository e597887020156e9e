import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Day } from '../../when/when.tsx';
import { ChangePassword } from './change-password.tsx';
import { Done } from './done.tsx';

/** When the password was changed, and a button to change it. */
export function PasswordCard({ changedAt, onChanged }: { changedAt: string; onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const open = () => {
    setIsDone(false);
    setIsOpen(true);
  };
  const changed = () => {
    setIsOpen(false);
    setIsDone(true);
    onChanged();
  };
  return (
    <Card title={<Trans>Password</Trans>}>
      <div className="stack">
        <Done>
          {isDone ? <Trans>Your password was changed, and you were signed out everywhere else.</Trans> : null}
        </Done>
        <p>
          <Trans>
            Last changed on <Day iso={changedAt} />. You do not need to change it unless someone may know it.
          </Trans>
        </p>
        <div className="row">
          <Button variant="secondary" onClick={open}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </div>
      <ChangePassword open={isOpen} onClose={() => setIsOpen(false)} onChanged={changed} />
    </Card>
  );
}
