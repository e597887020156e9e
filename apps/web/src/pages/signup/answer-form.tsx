import { Trans, useLingui } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { usePortal } from '../../portal/portal.tsx';
import { useAction } from '../../portal/use-action.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpErrorNotice } from '../../sign-up/sign-up-error-notice.tsx';
import '../../sign-up/sign-up.css';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';

const PATIENT = 'patient';

export interface AnswerFormProps {
  /** The earlier answer. */
  before: boolean | undefined;
  /** Begins the sign-up; says whether the person has been a patient. */
  begin: (existingPatient: boolean) => Promise<SignUpStatus>;
  /** Shown between the answer and the button. */
  children?: ReactNode;
}

/** The only question of the first step. */
export function AnswerForm({ before, begin, children }: AnswerFormProps) {
  const { t } = useLingui();
  const { name } = usePortal().settings;
  const { moveOn, recheck, moving } = useFlow(signUp);
  const go = useGo();
  const { busy, failure, run, forgetFailure } = useAction(({ error }) => error === 'partnerUnverified');
  const [answer, setAnswer] = useState(before === undefined ? undefined : asAnswer(before));
  const errors = useFieldErrors({
    [PATIENT]: answer === undefined ? t`Choose whether you have been a patient of ${name}` : undefined,
  });
  const follow = async ({ error }: CallFailure) => {
    if (error === 'outOfTurn') await recheck();
    if (error === 'partnerUnverified') go('partner-unable-to-verify.params');
  };
  const submit = async () => {
    if (answer === undefined) {
      errors.show();
      return;
    }
    const begun = await run(async () => {
      try {
        return await begin(answer === 'yes');
      } catch (caught) {
        if (caught instanceof CallFailure) await follow(caught);
        throw caught;
      }
    });
    if (begun) moveOn(begun);
  };
  const isBusy = busy || moving;
  return (
    <form
      className="sign-up-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      <RadioGroup
        id={PATIENT}
        label={<Trans>Have you been a patient of {name}?</Trans>}
        error={errors.of(PATIENT)}
        value={answer}
        onChange={(value) => {
          setAnswer(value);
          forgetFailure();
        }}
        options={[
          {
            value: 'yes',
            label: <Trans>Yes, I have</Trans>,
            hint: <Trans>At any of our places, even years ago. We can then look for your record.</Trans>,
          },
          {
            value: 'no',
            label: <Trans>No, or I am not sure</Trans>,
            hint: <Trans>You can have an account before your first visit.</Trans>,
          },
        ]}
      />
      {children}
      <SignUpErrorNotice failure={failure} onRetry={() => void submit()} />
      <div className="row sign-up-actions">
        <Button type="submit" variant={before === undefined ? 'primary' : 'secondary'} busy={isBusy}>
          {isBusy ? <Trans>One moment</Trans> : <Trans>Continue</Trans>}
        </Button>
        <StateLink to="create-account" className={buttonClass('quiet')}>
          <Icon of={ArrowLeft} size={20} />
          <Trans>I have a code</Trans>
        </StateLink>
      </div>
    </form>
  );
}

function asAnswer(isPatient: boolean): 'yes' | 'no' {
  return isPatient ? 'yes' : 'no';
}
