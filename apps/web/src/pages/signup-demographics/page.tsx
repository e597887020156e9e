import { Trans, useLingui } from '@lingui/react/macro';
import { getDemographicsChoices, type SignUpStatus } from '@portico/contract';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useCall } from '../../portal/use-call.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DemographicsForm } from './demographics-form.tsx';

/** The second step: who one is (spec §3, 'Sign-up demographics'). Until a method is chosen it can be gone back to. */
export function Page() {
  const { t } = useLingui();
  return (
    <FlowPage
      flow={signUp}
      state="signup-demographics"
      isAlsoAt={(step) => step === 'method'}
      title={() => t`Tell us about yourself`}
      lead={
        <Trans>
          We use this to find your record, or to begin one. Until you continue, only your ZIP code is sent, to fill in
          the city.
        </Trans>
      }
    >
      {(status) => (
        <>
          <WithChoices status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

function WithChoices({ status }: { status: SignUpStatus }) {
  const { t } = useLingui();
  // What was typed stays when the language changes.
  const { reply, failure, retry } = useCall(getDemographicsChoices, {}, { keepPrevious: true });
  if (reply) return <DemographicsForm status={status} choices={reply} />;
  if (failure) return <CallErrorNotice failure={failure} onRetry={retry} />;
  return (
    <Loading label={t`Loading the form`}>
      <div className="stack stack-loose">
        <Skeleton shape="line" count={2} />
        <Skeleton shape="card" count={3} />
      </div>
    </Loading>
  );
}
