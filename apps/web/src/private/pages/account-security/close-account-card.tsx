import { Trans } from '@lingui/react/macro';
import { CLOSED_ACCOUNT_DAYS } from '@portico/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CloseAccount } from './close-account.tsx';

/** Leaving the portal for good (decision 83). */
export function CloseAccountCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={<Trans>Close your account</Trans>}>
      <div className="stack">
        <p>
          <Trans>
            You can leave whenever you like. After {CLOSED_ACCOUNT_DAYS} days everything in the account is erased. Your
            care, and the hospital’s own record of it, do not change.
          </Trans>
        </p>
        <div className="row">
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            <Trans>Close my account</Trans>
          </Button>
        </div>
      </div>
      <CloseAccount open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
