import { Trans, useLingui } from '@lingui/react/macro';
import { getAccountSecurity } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page as FramePage } from '../../../frame/page.tsx';
import { useCall } from '../../../portal/use-call.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useInterlude } from '../../interlude/interlude.tsx';
import { ActivityCard } from './activity-card.tsx';
import { CloseAccountCard } from './close-account-card.tsx';
import { DataCard } from './data-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { EmailCard } from './email-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PasswordGate } from '../../password/password-gate.tsx';
import { ProofCard } from './proof-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { codesPage } from './recovery-codes.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import './account-security.css';

/** Password, second factors, security question, e-mail address, devices and sessions of the account (design: account security). */
export function Page() {
  const { t } = useLingui();
  const { reply, failure, retry } = useCall(getAccountSecurity, {}, { fresh: true, keepPrevious: true });
  const { begin } = useInterlude();
  const showCodes = (codes: readonly string[]) => begin(codesPage(codes));
  return (
    <FramePage state="account-security" lead={<Trans>Everything that protects your account, in one place.</Trans>}>
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {!reply && !failure && (
        <Loading label={t`Loading your account`}>
          <Skeleton shape="card" count={3} />
        </Loading>
      )}
      {reply && (
        <PasswordGate>
          <div className="security">
            <div className="stack stack-loose">
              <TwoStepCard
                twoStep={reply.twoStep}
                byEmail={reply.email?.confirmed === true}
                onChanged={retry}
                onCodes={showCodes}
              />
              <PasswordCard changedAt={reply.passwordChangedAt} onChanged={retry} />
              <QuestionCard question={reply.securityQuestion} onChanged={retry} />
              <IdentitiesCard security={reply} onChanged={retry} />
              <EmailCard email={reply.email} onChanged={retry} />
              <ActivityCard />
            </div>
            <div className="stack stack-loose">
              <ProofCard shownBy={reply.shownBy} />
              <SessionsCard sessions={reply.sessions} onChanged={retry} />
              <DevicesCard devices={reply.devices} onChanged={retry} />
              <DataCard />
              <CloseAccountCard />
            </div>
          </div>
        </PasswordGate>
      )}
    </FramePage>
  );
}
