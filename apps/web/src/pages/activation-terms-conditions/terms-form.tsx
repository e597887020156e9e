import { Trans } from '@lingui/react/macro';
import { postActivationTerms } from '@portico/contract';
import { useLocation } from 'react-router';
import { AcceptTerms, useAcceptTerms } from '../../account-forms/accept-terms.tsx';
import { TermsArticle } from '../../account-forms/terms-article.tsx';
import type { AccountTerms } from '../../account-forms/with-terms.tsx';
import { ActivationForm } from '../../activation/activation-form.tsx';
import type { GuardedActivation } from '../../activation/activation-page.tsx';
import { CancelActivation } from '../../activation/cancel-activation.tsx';
import { Overtaken } from '../../activation/overtaken.tsx';
import { isOvertakenNote } from '../../activation/overtaken-note.ts';
import { ACTIVATED } from '../../activation/success-note.ts';
import { useActivationStep } from '../../activation/use-activation-step.ts';
import { CallProblem } from '../../frame/call-problem.tsx';

export interface TermsFormProps {
  guarded: GuardedActivation;
  terms: AccountTerms;
}

/** Accepts the terms. */
export function TermsForm({ guarded, terms }: TermsFormProps) {
  const { busy, failure, take } = useActivationStep(postActivationTerms, guarded, ACTIVATED);
  const accepting = useAcceptTerms();
  const { state: note } = useLocation();
  const onSubmit = () => {
    if (accepting.isAccepted) void take({ username: guarded.standing.username ?? '', accepted: true });
    else accepting.errors.show();
  };
  const isOvertaken = failure?.error === 'outOfTurn';
  const problem = isOvertaken ? <Overtaken /> : failure && <CallProblem failure={failure} onRetry={onSubmit} />;
  return (
    <ActivationForm
      errors={accepting.errors}
      problem={problem}
      busy={busy}
      onSubmit={onSubmit}
      submit={<Trans>Accept and finish</Trans>}
      beside={<CancelActivation guarded={guarded} />}
    >
      {failure === null && isOvertakenNote(note) && <Overtaken />}
      <TermsArticle terms={terms} />
      <AcceptTerms {...accepting} />
    </ActivationForm>
  );
}
