import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AcceptTerms, useAcceptErrors, useTicked } from '../../account-forms/accept-terms.tsx';
import { AccountErrorNotice } from '../../account-forms/account-error-notice.tsx';
import {
  noQuestion,
  QuestionFields,
  useQuestionErrors,
  type SecurityQuestions,
} from '../../account-forms/question-fields.tsx';
import type { RefusedAnswer } from '../../forms/refused-answer.ts';
import { TermsArticle } from '../../account-forms/terms-article.tsx';
import type { AccountTerms } from '../../account-forms/with-terms.tsx';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { Overtaken } from '../../flow/overtaken.tsx';
import { useFlow } from '../../flow/use-flow.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useActivateMobile } from './use-activate-mobile.ts';

export interface SmsQuestionFormProps {
  questions: SecurityQuestions;
  terms: AccountTerms;
}

/** The security question and the terms. Sends the input of both steps. */
export function SmsQuestionForm({ questions, terms }: SmsQuestionFormProps) {
  const { expires } = useFlow(smsActivation).status;
  const { busy, failure, activate } = useActivateMobile();
  const [chosen, setChosen] = useState(noQuestion);
  const [isAccepted, setAccepted] = useTicked(terms.version);
  const [refused, setRefused] = useState<RefusedAnswer | null>(null);
  const messages = { ...useQuestionErrors(chosen, refused, questions), ...useAcceptErrors(isAccepted) };
  const errors = useFieldErrors(messages);
  const submit = async () => {
    const refusal = listErrors(messages).length > 0 ? null : await activate(chosen, terms.version);
    setRefused(refusal);
    if (refusal !== null || listErrors(messages).length > 0) errors.show();
  };
  const onSubmit = () => void submit();
  return (
    <ActivationForm
      errors={errors}
      errorNotice={
        failure?.error === 'outOfTurn' ? (
          <Overtaken />
        ) : (
          <AccountErrorNotice failure={failure} flow="activation" onRetry={onSubmit} />
        )
      }
      busy={busy}
      onSubmit={onSubmit}
      submit={<Trans>Activate my account</Trans>}
      beside={
        <StateLink
          to="sms-user-login-credentials"
          params={expires === null ? {} : { expires: String(expires) }}
          className={buttonClass('quiet')}
        >
          <Icon of={ArrowLeft} size={20} />
          <Trans>Back to the username</Trans>
        </StateLink>
      }
    >
      <QuestionFields
        questions={questions}
        chosen={chosen}
        change={(changed) => setChosen((before) => ({ ...before, ...changed }))}
        errors={errors}
      />
      <Disclosure summary={<Trans>Read the terms and conditions</Trans>}>
        <TermsArticle terms={terms} />
      </Disclosure>
      <AcceptTerms isAccepted={isAccepted} setAccepted={setAccepted} errors={errors} />
    </ActivationForm>
  );
}
