import { Trans } from '@lingui/react/macro';
import { answerProxyInvite, getProxies, type CallReply, type getProxyInvite } from '@portico/contract';
import { Eye, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { callCache } from '../../../portal/use-call.ts';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Day } from '../../when/when.tsx';
import type { AnsweredProps, InviteAnswer } from './answered.tsx';

export interface InvitationProps {
  invite: CallReply<typeof getProxyInvite>;
  inviteCode: string;
  onAnswered: (answered: AnsweredProps) => void;
  /** It was answered elsewhere meanwhile, or has expired. */
  onGone: () => void;
}

/** Whose record it is, what access the user would get, and the two answers. */
export function Invitation({
  invite: { patientName, scope, expiresAt },
  inviteCode,
  onAnswered,
  onGone,
}: InvitationProps) {
  const send = useSend();
  const [chosen, setChosen] = useState<InviteAnswer>('accept');
  const { busy, failure, run } = useAction(({ error }) => {
    const isGone = error === 'unknownInvite';
    if (isGone) onGone();
    return isGone;
  });
  const give = (answer: InviteAnswer) => {
    setChosen(answer);
    void run(async () => {
      const { patientName: name } = await send(answerProxyInvite, { inviteCode, answer });
      await callCache.invalidateQueries({ queryKey: [getProxies.name] });
      onAnswered({ answer, patientName: name });
    });
  };
  return (
    <>
      {failure && <CallErrorNotice failure={failure} onRetry={() => give(chosen)} />}
      <Card>
        <div className="stack">
          <p className="invite-name">{patientName}</p>
          <p>
            {scope === 'manage' ? (
              <Trans>asks you to manage their record in this portal.</Trans>
            ) : (
              <Trans>asks you to view their record in this portal.</Trans>
            )}
          </p>
          <ul className="invite-list">
            <li>
              <Icon of={Eye} />
              <Trans>Their name would stand on your home page. Records themselves are not in this portal yet.</Trans>
            </li>
            {scope === 'manage' && (
              <li>
                <Icon of={PencilLine} />
                <Trans>The hospital would know that you may also act for them.</Trans>
              </li>
            )}
          </ul>
          <p className="secondary">
            <Trans>
              Only accept if you know this person. The invitation is open until <Day iso={expiresAt} />.
            </Trans>
          </p>
        </div>
      </Card>
      <div className="row">
        <Button busy={busy && chosen === 'accept'} onClick={() => give('accept')}>
          <Trans>Accept</Trans>
        </Button>
        <Button variant="secondary" busy={busy && chosen === 'decline'} onClick={() => give('decline')}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </>
  );
}
