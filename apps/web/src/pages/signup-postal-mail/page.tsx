import { Trans } from '@lingui/react/macro';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { OtherWays } from '../../verification/other-ways.tsx';
import { PostalForm } from './postal-form.tsx';

/** The framed form that asks for an activation code by post (spec §2). */
export function Page() {
  return (
    <SignUpPage
      state="signup-postal-mail"
      lead={
        <Trans>
          We mail you a letter with a code. It usually comes within a week, and you finish with the code, here or on any
          other device.
        </Trans>
      }
    >
      {(standing) => (
        <>
          <PostalForm />
          <div className="row">
            <CancelSignUp />
          </div>
          <OtherWays standing={standing} title={<Trans>Would you rather not wait for a letter?</Trans>} />
          <SignUpHelp />
        </>
      )}
    </SignUpPage>
  );
}
