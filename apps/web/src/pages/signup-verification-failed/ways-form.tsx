import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { takeAnotherWay, type SignUpStanding } from '@portico/contract';
import { useState, type ReactNode } from 'react';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useWayWords } from '../../verification/use-way-words.ts';

type Way = SignUpStanding['ways'][number];

const WAY = 'way';

/** The methods that are left, each with its tries. */
export function WaysForm({ status }: { status: SignUpStanding }) {
  const { t } = useLingui();
  const { ways, cardTriesLeft, creditHistoryTriesLeft } = status;
  const words = useWayWords();
  const { busy, failure, take, forgetFailure } = useFlowStep(signUp, takeAnotherWay);
  // A single option is selected already.
  const [way, setWay] = useState<Way | undefined>(ways.length === 1 ? ways[0] : undefined);
  const errors = useFieldErrors({ [WAY]: way === undefined ? t`Choose one of the ways to go on` : undefined });
  const tries: Readonly<Record<Way, ReactNode>> = {
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
        if (way === undefined) errors.show();
        else void take({ way });
      }}
    >
      <RadioGroup<Way>
        id={WAY}
        label={<Trans>How would you like to go on?</Trans>}
        error={errors.of(WAY)}
        value={way}
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
