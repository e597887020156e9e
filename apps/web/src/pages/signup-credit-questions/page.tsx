import { Trans } from '@lingui/react/macro';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { OtherWays } from '../../verification/other-ways.tsx';
import { Questions } from './questions.tsx';

/** Questions about one's credit history (spec §2, "credit-history questionnaire"). */
export function Page() {
  return (
    <SignUpPage
      state="signup-credit-questions"
      lead={
        <Trans>
          They are about your credit history, and hardly anybody but you knows the answers. Your credit score does not
          change.
        </Trans>
      }
    >
      {(standing) => (
        <>
          <Questions />
          <OtherWays standing={standing} title={<Trans>Would you rather not answer these?</Trans>} />
          <SignUpHelp />
        </>
      )}
    </SignUpPage>
  );
}
