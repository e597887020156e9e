import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { takeAnotherWay, type SignUpStatus } from '@portico/contract';
import { useState, type ReactNode } from 'react';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useAlternativeText } from '../../verification/use-alternative-text.ts';

type Alternative = SignUpStatus['ways'][number];

const ALTERNATIVE = 'way';

/** The methods that are left, each with its tries. */
export function AlternativesForm({ status }: { status: SignUpStatus }) {
  const { t } = useLingui();
  const { ways, cardTriesLeft, creditHistoryTriesLeft } = status;
  const words = useAlternativeText();
  const { busy, failure, take, forgetFailure } = useFlowStep(signUp, takeAnotherWay);
  // A single option is selected already.
  const [alternative, setWay] = useState<Alternative | undefined>(ways.length === 1 ? ways[0] : undefined);
  const errors = useFieldErrors({
    [ALTERNATIVE]: alternative === undefined ? t`Choose one of the ways to go on` : undefined,
  });
  const tries: Readonly<Record<Alternative, ReactNode>> = {
    creditHistory: <Tries left={creditHistoryTriesLeft} />,
    creditCard: <Tries left={cardTriesLeft} />,
    activationCode: null,
  };
  return (
    <SignUpForm
      errors={errors}
      failure={failure}
      busy={busy}
      onSubmit={() => {
        if (alternative === undefined) errors.show();
        else void take({ way: alternative });
      }}
    >
      <RadioGroup<Alternative>
        id={ALTERNATIVE}
        label={<Trans>How would you like to go on?</Trans>}
        error={errors.of(ALTERNATIVE)}
        value={alternative}
        onChange={(chosen) => {
          forgetFailure();
          setWay(chosen);
        }}
        options={ways.map((value) => ({
          value,
          icon: words[value].icon,
          label: words[value].name,
          hint: (
            <>
              {words[value].note} {tries[value]}
            </>
          ),
        }))}
      />
    </SignUpForm>
  );
}

function Tries({ left }: { left: number }) {
  return (
    <strong>
      <Plural value={left} one="# try left." other="# tries left." />
    </strong>
  );
}
