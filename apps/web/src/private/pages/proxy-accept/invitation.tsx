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
  invite: { patientName, scope, expiresAt, endsAt },
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
              <Trans>asks you to look after their cost estimates.</Trans>
            ) : (
              <Trans>asks you to see their cost estimates.</Trans>
            )}
          </p>
          <ul className="invite-list">
            <li>
              <Icon of={Eye} />
              <Trans>You would see the estimates that they save.</Trans>
            </li>
            {scope === 'manage' && (
              <li>
                <Icon of={PencilLine} />
                <Trans>
                  You would also make, save, change and delete estimates for them. You would enter or replace their
                  insurance.
                </Trans>
              </li>
            )}
          </ul>
          <p className="secondary">
            <Trans>
              Only accept if you know this person. The invitation is open until <Day iso={expiresAt} />. The access
              would end on <Day iso={endsAt} />, or before if either of you ends it. What you do is recorded with your
              name.
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
