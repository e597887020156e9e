import { Trans } from '@lingui/react/macro';
import { answerProxyInvite, getProxies, type CallReply, type getProxyInvite } from '@portico/contract';
import { useState } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { callCache } from '../../../portal/use-call.ts';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Day } from '../../when/when.tsx';
import type { AnsweredProps, InviteAnswer } from './answered.tsx';
import { InviteScopes } from './invite-scopes.tsx';

export interface InvitationProps {
  invite: CallReply<typeof getProxyInvite>;
  inviteCode: string;
  onAnswered: (answered: AnsweredProps) => void;
  /** It was answered elsewhere meanwhile, or has expired. */
  onGone: () => void;
}

/** Whose record it is, what access the user would get, and the two answers. */
export function Invitation({
  invite: { patientName, scopes, expiresAt, endsAt, privacy },
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
            <Trans>You are asked to look after this person.</Trans>
          </p>
          <InviteScopes scopes={scopes} />
          <p>
            <Trans>
              You would sign in with your own password, and never change theirs, how they sign in, or who else looks
              after them.
            </Trans>
          </p>
          {privacy !== null && (
            <p>
              {privacy.scopes.length === 0 ? (
                <Trans>
                  From <Day iso={privacy.from} /> on you would see nothing any more: the law gives teenagers a privacy
                  of their own.
                </Trans>
              ) : (
                <Trans>
                  From <Day iso={privacy.from} /> on you would see less: the law gives teenagers a privacy of their own.
                </Trans>
              )}
            </p>
          )}
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
