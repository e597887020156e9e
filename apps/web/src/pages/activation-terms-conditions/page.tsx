import { Trans } from '@lingui/react/macro';
import { WithTerms } from '../../account-forms/with-terms.tsx';
import { activation } from '../../activation/activation-flow.ts';
import { OpenUntil } from '../../activation/open-until.tsx';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { TermsForm } from './terms-form.tsx';

/** The third step of an activation by access code. The server says whose account it is; the address does not. */
export function Page() {
  return (
    <FlowPage
      flow={activation}
      state="activation-terms-conditions"
      lead={<Trans>The last step. Your account opens once you accept these terms.</Trans>}
    >
      {({ username, expires }) => (
        <>
          <WithTerms>{(terms) => <TermsForm username={username} terms={terms} />}</WithTerms>
          {expires !== null && <OpenUntil expires={expires} />}
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
