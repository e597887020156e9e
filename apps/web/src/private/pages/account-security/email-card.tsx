import { Trans } from '@lingui/react/macro';
import type { AccountSecurity } from '@portico/contract';
import { useState } from 'react';
import { useDraft } from '../../../drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkAgainButton, LinkAgainOutcome } from '../../email/link-again.tsx';
import { useLinkAgain } from '../../email/use-link-again.ts';
import { ChangeEmail } from './change-email.tsx';
import { Done } from './done.tsx';

const empty = { isOpen: false as boolean, email: '' };

export interface EmailCardProps {
  email: AccountSecurity['email'];
  onChanged: () => void;
}

/** The account's e-mail address, whether it is confirmed, and how to have another one. */
export function EmailCard({ email, onChanged }: EmailCardProps) {
  const draft = useDraft('email', empty);
  const again = useLinkAgain();
  const [isDone, setIsDone] = useState(false);
  const open = () => {
    setIsDone(false);
    draft.change({ isOpen: true, email: '' });
  };
  const changed = () => {
    draft.clear();
    setIsDone(true);
    onChanged();
  };
  return (
    <Card title={<Trans>Email address</Trans>}>
      <div className="stack">
        <Done>{isDone ? <Trans>Saved. Open the link that we have sent to the new address.</Trans> : null}</Done>
        <Standing email={email} />
        {email?.confirmed === false && <LinkAgainOutcome {...again} />}
        <div className="row">
          {email?.confirmed === false && <LinkAgainButton {...again} />}
          <Button variant={email?.confirmed === false ? 'quiet' : 'secondary'} onClick={open}>
            {email ? <Trans>Change address</Trans> : <Trans>Add an address</Trans>}
          </Button>
        </div>
      </div>
      <ChangeEmail
        open={draft.fields.isOpen}
        email={draft.fields.email}
        onEmail={(typed) => draft.change({ email: typed })}
        onClose={draft.clear}
        onChanged={changed}
      />
    </Card>
  );
}

function Standing({ email }: Pick<EmailCardProps, 'email'>) {
  if (!email) {
    return (
      <p>
        <Trans>You have given none. With one, we can help you by email if you forget your username or password.</Trans>
      </p>
    );
  }
  return (
    <p>
      <strong className="address">{email.address}</strong>
      <br />
      <span className="secondary">
        {email.confirmed ? (
          <Trans>Confirmed. If you forget your username or password, we can help you there.</Trans>
        ) : (
          <Trans>
            Not confirmed yet. Until you open the link that we have sent there, it cannot help you if you forget your
            username or password, and we send it no codes.
          </Trans>
        )}
      </span>
    </p>
  );
}
