import { Trans, useLingui } from '@lingui/react/macro';
import { answerProxyInvite, getProxies, getProxyInvite, type CallReply } from '@portico/contract';
import { CircleCheck, Eye, PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CallProblem } from '../../../frame/call-problem.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { callCache, useCall } from '../../../portal/use-call.ts';
import { useSend } from '../../../portal/use-send.ts';
import { StateLink } from '../../../router/state-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { useSignedInParams } from '../../use-signed-in-params.ts';
import { Day } from '../../when/when.tsx';
import './proxy-accept.css';

type Invite = CallReply<typeof getProxyInvite>;
type Answer = 'accept' | 'decline';

/** Answers an invitation to look after somebody's record (spec §2, 'Sign-in outcomes'). */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const inviteCode = useSignedInParams('proxy-accept')?.inviteCode;
  const [isGone, setIsGone] = useState(false);
  const [answered, setAnswered] = useState<{ answer: Answer; patientName: string } | null>(null);
  const { reply, failure, retry } = useCall(
    getProxyInvite,
    { inviteCode: inviteCode ?? '' },
    { enabled: inviteCode !== undefined && answered === null, fresh: true, keepPrevious: true },
  );
  if (answered) return <Answered {...answered} />;
  const isUnknown = isGone || inviteCode === undefined || failure?.error === 'unknownInvite';
  return (
    <FramePage state="proxy-accept" width="form" title={isUnknown ? t`This invitation is no longer open` : undefined}>
      {isUnknown && <Unknown />}
      {failure && !isUnknown && <CallProblem failure={failure} onRetry={retry} phone={settings.phones.helpdesk} />}
      {!reply && !failure && !isUnknown && (
        <Loading label={t`Loading the invitation`}>
          <Skeleton shape="card" count={2} />
        </Loading>
      )}
      {reply && inviteCode !== undefined && !isUnknown && (
        <Invitation invite={reply} inviteCode={inviteCode} onAnswered={setAnswered} onGone={() => setIsGone(true)} />
      )}
    </FramePage>
  );
}

interface InvitationProps {
  invite: Invite;
  inviteCode: string;
  onAnswered: (answered: { answer: Answer; patientName: string }) => void;
  /** It was answered elsewhere meanwhile, or withdrawn. */
  onGone: () => void;
}

function Invitation({ invite: { patientName, scope, expiresAt }, inviteCode, onAnswered, onGone }: InvitationProps) {
  const { settings } = usePortal();
  const send = useSend();
  const action = useAction();
  const [chosen, setChosen] = useState<Answer>('accept');
  const give = (answer: Answer) => {
    setChosen(answer);
    void action.run(async () => {
      const { patientName: name } = await send(answerProxyInvite, { inviteCode, answer });
      await callCache.invalidateQueries({ queryKey: [getProxies.name] });
      onAnswered({ answer, patientName: name });
    });
  };
  const { failure, busy } = action;
  const isGone = failure?.error === 'unknownInvite';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  return (
    <>
      {failure && !isGone && (
        <CallProblem failure={failure} onRetry={() => give(chosen)} phone={settings.phones.helpdesk} />
      )}
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
              <Trans>You would see their record as they see it.</Trans>
            </li>
            {scope === 'manage' && (
              <li>
                <Icon of={PencilLine} />
                <Trans>You would also act for them: what you write and change counts as theirs.</Trans>
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

function Answered({ answer, patientName }: { answer: Answer; patientName: string }) {
  const { settings } = usePortal();
  const { t } = useLingui();
  const accepted = answer === 'accept';
  const title = accepted ? t`You are connected` : t`You declined`;
  return (
    <div className="wide page">
      <title>{`${title} · ${settings.name}`}</title>
      <div className="page-content form-width">
        <PageHeading
          takesFocus
          lead={
            accepted ? (
              <Trans>You will find {patientName} on your home page from now on.</Trans>
            ) : (
              <Trans>You will not have access to the record of {patientName}. Nothing else was changed.</Trans>
            )
          }
        >
          <span className="invite-done">
            {accepted && <Icon of={CircleCheck} size={34} />}
            {title}
          </span>
        </PageHeading>
        <div className="row">
          <StateLink to="signedin.home" className={buttonClass()}>
            <Trans>Go to your home page</Trans>
          </StateLink>
        </div>
      </div>
    </div>
  );
}

function Unknown() {
  const { settings } = usePortal();
  return (
    <>
      <p>
        <Trans>It was already answered, was withdrawn, or has expired. Ask the person for a new one.</Trans>
      </p>
      <p>
        <Trans>
          If you are not sure, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
      <div className="row">
        <StateLink to="signedin.home" className={buttonClass()}>
          <Trans>Go to your home page</Trans>
        </StateLink>
      </div>
    </>
  );
}
