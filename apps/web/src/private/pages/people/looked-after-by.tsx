import { Trans, useLingui } from '@lingui/react/macro';
import { revokeProxy, type CallReply, type getProxies } from '@portico/contract';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../../frame/live-announcements.tsx';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EndAccess } from './end-access.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonLine } from './person-line.tsx';

export interface LookedAfterByProps {
  people: CallReply<typeof getProxies>;
  onChanged: () => void;
}

/** Who looks after the user, and invitations that wait: to end each, and to invite somebody. */
export function LookedAfterBy({ people: { lookedAfterBy, invites }, onChanged }: LookedAfterByProps) {
  const { t } = useLingui();
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const said = t`The invitation is on its way.`;
  useSay(isSent ? said : '');
  const isNobody = lookedAfterBy.length + invites.length === 0;
  const sent = () => {
    setIsOpen(false);
    setIsSent(true);
    onChanged();
  };
  return (
    <Card title={<Trans>People who look after you</Trans>}>
      {isSent && <Notice kind="leaf" title={said} />}
      {isNobody && (
        <p className="secondary">
          <Trans>
            Nobody but you sees your estimates, visits and messages. You can invite somebody whom you trust.
          </Trans>
        </p>
      )}
      <ul className="people-list">
        {lookedAfterBy.map(({ proxyId, name, ...access }) => (
          <PersonLine key={proxyId} name={name} access={access}>
            <EndAccess
              label={<Trans>End</Trans>}
              name={name}
              title={<Trans>End the access of {name}</Trans>}
              question={
                <Trans>{name} will see nothing of yours any more, from this moment on, wherever it is open now.</Trans>
              }
              end={() => send(revokeProxy, { proxyId })}
              onEnded={onChanged}
            />
          </PersonLine>
        ))}
        {invites.map(({ inviteId, name, email, ...invite }) => (
          <PersonLine key={inviteId} name={name} email={email} invite={invite}>
            <EndAccess
              label={<Trans>Take back</Trans>}
              name={name}
              title={<Trans>Take back the invitation to {name}</Trans>}
              question={<Trans>The link in the email to {name} will no longer work.</Trans>}
              end={() => send(revokeProxy, { proxyId: inviteId })}
              onEnded={onChanged}
            />
          </PersonLine>
        ))}
      </ul>
      <div className="row">
        <Button variant="secondary" icon={UserRoundPlus} onClick={() => setIsOpen(true)}>
          <Trans>Invite somebody</Trans>
        </Button>
      </div>
      <Dialog title={<Trans>Invite somebody to look after you</Trans>} open={isOpen} onClose={() => setIsOpen(false)}>
        <InviteForm onSent={sent} />
      </Dialog>
    </Card>
  );
}
