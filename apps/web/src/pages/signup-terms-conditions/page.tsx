import { Trans } from '@lingui/react/macro';
import { postSignupTerms } from '@portico/contract';
import { AcceptTerms, useAcceptTerms } from '../../account-forms/accept-terms.tsx';
import { TermsArticle } from '../../account-forms/terms-article.tsx';
import { renewTermsAfter, WithTerms, type AccountTerms } from '../../account-forms/with-terms.tsx';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';

/** The fifth step: the terms. The server says whose account it is (spec §2: "params userName"), not the address. */
export function Page() {
  return (
    <FlowPage
      flow={signUp}
      state="signup-terms-conditions"
      lead={<Trans>The last step. Your account opens once you accept these terms.</Trans>}
    >
      {() => (
        <>
          <WithTerms>{(terms) => <TermsForm terms={terms} />}</WithTerms>
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

function TermsForm({ terms }: { terms: AccountTerms }) {
  const { busy, failure, take } = useFlowStep(signUp, postSignupTerms);
  const accepting = useAcceptTerms(terms.version);
  const accept = async () => renewTermsAfter(await take({ accepted: true, termsVersion: terms.version }));
  const onSubmit = () => {
    if (accepting.isAccepted) void accept();
    else accepting.errors.show();
  };
  return (
    <SignUpForm
      errors={accepting.errors}
      failure={failure}
      busy={busy}
      onSubmit={onSubmit}
      submit={<Trans>Accept and finish</Trans>}
    >
      <TermsArticle terms={terms} />
      <AcceptTerms {...accepting} />
    </SignUpForm>
  );
}
