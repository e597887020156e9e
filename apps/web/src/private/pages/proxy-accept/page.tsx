import { useLingui } from '@lingui/react/macro';
import { getProxyInvite } from '@portico/contract';
import { useState } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';
import { Answered, type AnsweredProps } from './answered.tsx';
import { Invitation } from './invitation.tsx';
import { UnconfirmedMailbox } from './unconfirmed-mailbox.tsx';
import { UnknownInvite } from './unknown-invite.tsx';
import './proxy-accept.css';

/** Answers an invitation to have access to another person's record (spec §2, 'Sign-in outcomes'). */
export function Page() {
  const { t } = useLingui();
  const inviteCode = useSignedInParams('proxy-accept')?.inviteCode;
  const [isGone, setIsGone] = useState(false);
  const [answered, setAnswered] = useState<AnsweredProps | null>(null);
  const { reply, failure, retry } = useCall(
    getProxyInvite,
    { inviteCode: inviteCode ?? '' },
    { enabled: inviteCode !== undefined && answered === null, fresh: true, keepPrevious: true },
  );
  if (answered) return <Answered {...answered} />;
  const isUnknown = isGone || inviteCode === undefined || failure?.error === 'unknownInvite';
  const isUnconfirmed = !isUnknown && failure?.error === 'emailUnconfirmed';
  const refusedTitle = isUnconfirmed ? t`Confirm your email address first` : undefined;
  const title = isUnknown ? t`This invitation is no longer open` : refusedTitle;
  return (
    <FramePage state="proxy-accept" width="form" title={title}>
      {isUnknown && <UnknownInvite />}
      {isUnconfirmed && <UnconfirmedMailbox />}
      {failure && !isUnknown && !isUnconfirmed && <CallErrorNotice failure={failure} onRetry={retry} />}
      {!reply && !failure && !isUnknown && (
        <Loading label={t`Loading the invitation`}>
          <Skeleton shape="card" count={2} />
        </Loading>
      )}
      {reply && !isUnknown && (
        <Invitation invite={reply} inviteCode={inviteCode} onAnswered={setAnswered} onGone={() => setIsGone(true)} />
      )}
    </FramePage>
  );
}
