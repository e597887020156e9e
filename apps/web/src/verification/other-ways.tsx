import { takeAnotherWay, type SignUpStanding } from '@portico/contract';
import { useId, useState, type ReactNode } from 'react';
import { useFlowStep } from '../flow/use-flow-step.ts';
import { signUp } from '../sign-up/sign-up-flow.ts';
import { SignUpProblem } from '../sign-up/sign-up-problem.tsx';
import { Door, doorClass } from '../ui/door.tsx';
import { useWayWords } from './use-way-words.ts';
import './other-ways.css';

type Way = SignUpStanding['ways'][number];

export interface OtherWaysProps {
  status: SignUpStanding;
  title: ReactNode;
  /** What to know before changing. */
  children?: ReactNode;
}

/** The other methods, for visitors who cannot or do not want to use this one. Changing costs no try (decision 37). */
export function OtherWays({ status, title, children }: OtherWaysProps) {
  const titleId = useId();
  const words = useWayWords();
  const { busy, failure, take } = useFlowStep(signUp, takeAnotherWay);
  const [chosen, setChosen] = useState<Way>();
  const choose = (way: Way) => {
    if (busy) return;
    setChosen(way);
    void take({ way });
  };
  if (status.ways.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="stack verification-others">
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <SignUpProblem failure={failure} onRetry={() => chosen && choose(chosen)} />
      <ul className="verification-ways">
        {status.ways.map((way) => (
          <li key={way}>
            <button type="button" className={doorClass} aria-disabled={busy || undefined} onClick={() => choose(way)}>
              <Door icon={words[way].icon} name={words[way].name}>
                {words[way].note}
              </Door>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
