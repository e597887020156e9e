import { takeAnotherWay, type SignUpStatus } from '@portico/contract';
import { useId, useState, type ReactNode } from 'react';
import { useFlowStep } from '../flow/use-flow-step.ts';
import { signUp } from '../sign-up/sign-up-flow.ts';
import { SignUpErrorNotice } from '../sign-up/sign-up-error-notice.tsx';
import { Door, doorClass } from '../ui/door.tsx';
import { useAlternativeText } from './use-alternative-text.ts';
import './alternative-methods.css';

type Alternative = SignUpStatus['ways'][number];

export interface AlternativeMethodsProps {
  status: SignUpStatus;
  title: ReactNode;
  /** What to know before changing. */
  children?: ReactNode;
}

/** The other methods, for visitors who cannot or do not want to use this one. Changing costs no try (decision 37). */
export function AlternativeMethods({ status, title, children }: AlternativeMethodsProps) {
  const titleId = useId();
  const words = useAlternativeText();
  const { busy, failure, take } = useFlowStep(signUp, takeAnotherWay);
  const [chosen, setChosen] = useState<Alternative>();
  const choose = (alternative: Alternative) => {
    if (busy) return;
    setChosen(alternative);
    void take({ way: alternative });
  };
  if (status.ways.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="stack verification-others">
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <SignUpErrorNotice failure={failure} onRetry={() => chosen && choose(chosen)} />
      <ul className="verification-ways">
        {status.ways.map((alternative) => (
          <li key={alternative}>
            <button
              type="button"
              className={doorClass}
              aria-disabled={busy || undefined}
              onClick={() => choose(alternative)}
            >
              <Door icon={words[alternative].icon} name={words[alternative].name}>
                {words[alternative].note}
              </Door>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
