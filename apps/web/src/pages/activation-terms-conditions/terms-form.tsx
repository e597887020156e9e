import { Trans } from '@lingui/react/macro';
import { postActivationTerms } from '@portico/contract';
import { AcceptTerms, useAcceptTerms } from '../../account-forms/accept-terms.tsx';
import { TermsArticle } from '../../account-forms/terms-article.tsx';
import { type AccountTerms, renewTermsAfter } from '../../account-forms/with-terms.tsx';
import { activation } from '../../activation/activation-flow.ts';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { CancelActivation } from '../../activation/cancel-activation.tsx';
import { Overtaken } from '../../flow/overtaken.tsx';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';

export interface TermsFormProps {
  /** The username of the account whose terms are not accepted yet. */
  username: string | null;
  terms: AccountTerms;
}

export function TermsForm({ username, terms }: TermsFormProps) {
  const { busy, failure, take } = useFlowStep(activation, postActivationTerms, 'activated');
  const accepting = useAcceptTerms(terms.version);
  const accept = async () =>
    renewTermsAfter(await take({ username: username ?? '', accepted: true, termsVersion: terms.version }));
  const onSubmit = () => {
    if (accepting.isAccepted) void accept();
    else accepting.errors.show();
  };
  const isOvertaken = failure?.error === 'outOfTurn';
  const problem = isOvertaken ? <Overtaken /> : failure && <CallErrorNotice failure={failure} onRetry={onSubmit} />;
  return (
    <ActivationForm
      errors={accepting.errors}
      errorNotice={problem}
      busy={busy}
      onSubmit={onSubmit}
      submit={<Trans>Accept and finish</Trans>}
      beside={<CancelActivation />}
    >
      <TermsArticle terms={terms} />
      <AcceptTerms {...accepting} />
    </ActivationForm>
  );
}
