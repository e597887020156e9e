import { Trans, useLingui } from '@lingui/react/macro';
import type { AssistanceCheck } from '@portico/assistance';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { CheckedBill } from './checked-bill.ts';
import { money, percent } from './figures.ts';
import { OpenQuestions } from './open-questions.tsx';
import { WhyResult } from './why-result.tsx';
import './check-result.css';

export interface CheckResultProps {
  result: AssistanceCheck;
  bill: CheckedBill | null;
  /** How often the check was made: the heading takes the focus each time. */
  checks: number;
  coversPhysicians: boolean;
  /** The discount is off the full charge, and not off what is owed. */
  isOffFullCharge: boolean;
  guidelineYear: number;
}

/** What the policy makes likely. It is never said that somebody qualifies: the hospital decides that on an application. */
export function CheckResult({
  result,
  bill,
  checks,
  coversPhysicians,
  isOffFullCharge,
  guidelineYear,
}: CheckResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Each check takes the focus, also one that finds the same.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [checks]);
  const leavesOutDoctors = !coversPhysicians && bill !== null && bill.physicianGrossCents !== 0;
  return (
    <section className="card assistance-result" aria-labelledby="assistance-result-title">
      <h2 id="assistance-result-title" tabIndex={-1} ref={heading}>
        <Outcome result={result} isOffFullCharge={isOffFullCharge} />
      </h2>
      <AtMost result={result} bill={bill} />
      <WhyResult result={result} guidelineYear={guidelineYear} />
      <OpenQuestions open={result.open} />
      {leavesOutDoctors && result.atMostCents !== null && (
        <p>
          <Trans>Our rules do not help with the doctors’ part. The amount has all of it.</Trans>
        </p>
      )}
      <Notice kind="info">
        <p>
          <Trans>This is not a decision. We decide when you apply, and you may apply whatever it says here.</Trans>
        </p>
      </Notice>
    </section>
  );
}

function Outcome({
  result: { outcome, discount },
  isOffFullCharge,
}: Pick<CheckResultProps, 'result' | 'isOffFullCharge'>) {
  const { i18n } = useLingui();
  const off = percent(discount, i18n.locale);
  const headings: Readonly<Record<AssistanceCheck['outcome'], ReactNode>> = {
    free: <Trans>You would likely pay us nothing</Trans>,
    discount: isOffFullCharge ? (
      <Trans>You would likely get {off} off the full charge</Trans>
    ) : (
      <Trans>You would likely get {off} off</Trans>
    ),
    limited: <Trans>There would likely be a limit to what you pay</Trans>,
    askUs: <Trans>Please ask us: we cannot tell from this</Trans>,
    probablyNot: <Trans>By our rules, probably no help with this</Trans>,
  };
  return headings[outcome];
}

function AtMost({ result: { atMostCents, outcome }, bill }: Pick<CheckResultProps, 'result' | 'bill'>) {
  const { i18n } = useLingui();
  if (bill === null || outcome === 'askUs' || outcome === 'probablyNot') return null;
  if (atMostCents === null) {
    return (
      <p>
        <Trans>We cannot say how much of this estimate it is. Please ask us.</Trans>
      </p>
    );
  }
  const amount = money(atMostCents, i18n.locale);
  const owed = bill.owedCents === null ? '' : money(bill.owedCents, i18n.locale);
  return (
    <p className="assistance-amount">
      <Trans>
        At most <strong className="money">{amount}</strong> of the {owed} in this estimate
      </Trans>
    </p>
  );
}
