import { Trans } from '@lingui/react/macro';
import { TermsArticle } from '../../account-forms/terms-article.tsx';
import { WithTerms } from '../../account-forms/with-terms.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';

/** The terms of having an account, for everybody to read: those that the sign-up and both activations show (spec §2). */
export function Page() {
  return (
    <FramePage
      state="terms-conditions"
      width="form"
      lead={<Trans>What you agree to when you have an account with us. You accept nothing by reading it.</Trans>}
    >
      <WithTerms>{(terms) => <TermsArticle terms={terms} />}</WithTerms>
      <p className="no-print">
        <Trans>
          The <StateLink to="estimates">cost estimator</StateLink> has terms of its own. You can use it without an
          account, and read them before your first estimate.
        </Trans>
      </p>
    </FramePage>
  );
}
