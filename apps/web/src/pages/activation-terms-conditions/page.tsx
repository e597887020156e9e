import { Trans } from '@lingui/react/macro';
import { WithTerms } from '../../account-forms/with-terms.tsx';
import { ActivationHelp } from '../../activation/activation-help.tsx';
import { ActivationPage } from '../../activation/activation-page.tsx';
import { OpenUntil } from '../../activation/open-until.tsx';
import { TermsForm } from './terms-form.tsx';

/** The third step of an activation by access code. Whose account it is the server tells; it does not stand in the address. */
export function Page() {
  return (
    <ActivationPage
      state="activation-terms-conditions"
      lead={<Trans>The last step. Your account opens once you accept these terms.</Trans>}
    >
      {(guarded) => (
        <>
          <WithTerms>{(terms) => <TermsForm guarded={guarded} terms={terms} />}</WithTerms>
          {guarded.standing.expires !== null && <OpenUntil expires={guarded.standing.expires} />}
          <ActivationHelp />
        </>
      )}
    </ActivationPage>
  );
}
