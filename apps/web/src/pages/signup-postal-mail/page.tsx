import { Trans } from '@lingui/react/macro';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { AlternativeMethods } from '../../verification/alternative-methods.tsx';
import { PostalForm } from './postal-form.tsx';

/** The framed form that asks for an activation code by post (spec §2). */
export function Page() {
  return (
    <FlowPage
      flow={signUp}
      state="signup-postal-mail"
      lead={
        <Trans>
          We mail you a letter with a code. It usually comes within a week, and you finish with the code, here or on any
          other device.
        </Trans>
      }
    >
      {(status) => (
        <>
          <PostalForm />
          <div className="row">
            <CancelSignUp />
          </div>
          <AlternativeMethods status={status} title={<Trans>Would you rather not wait for a letter?</Trans>} />
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
