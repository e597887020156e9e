import { Trans } from '@lingui/react/macro';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { AlternativeMethods } from '../../verification/alternative-methods.tsx';
import { Questions } from './questions.tsx';

/** Questions about the person's credit history (spec §2, "credit-history questionnaire"). */
export function Page() {
  return (
    <FlowPage
      flow={signUp}
      state="signup-credit-questions"
      lead={
        <Trans>
          They are about your credit history, and few other people know the answers. Your credit score does not change.
        </Trans>
      }
    >
      {(status) => (
        <>
          <Questions />
          <AlternativeMethods status={status} title={<Trans>Would you rather not answer these?</Trans>} />
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
