import { Trans, useLingui } from '@lingui/react/macro';
import type { AssistanceCheck } from '@portico/assistance';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { CheckedBill } from './checked-bill.ts';
import { money, percent } from '../portal/figures.ts';
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

/**
 * What the policy makes likely, or might, as long as a condition is open. It is never said that somebody qualifies: the hospital decides that on an application.
 */
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
  return (
    <section className="card assistance-result" aria-labelledby="assistance-result-title">
      <h2 id="assistance-result-title" tabIndex={-1} ref={heading}>
        <Outcome result={result} isOffFullCharge={isOffFullCharge} />
      </h2>
      <AtMost result={result} bill={bill} />
      <WhyResult result={result} guidelineYear={guidelineYear} />
      <OpenQuestions open={result.open} />
      {!coversPhysicians && <DoctorsPart result={result} bill={bill} />}
      <Notice kind="info">
        <p>
          <Trans>This is not a decision. We decide when you apply, and you may apply whatever it says here.</Trans>{' '}
          <Trans>Our rules are for emergency care, and for care that you need for your health.</Trans>
        </p>
      </Notice>
    </section>
  );
}

type Headings = Readonly<Record<AssistanceCheck['outcome'], ReactNode>>;

function Outcome({
  result: { outcome, discount, open },
  isOffFullCharge,
}: Pick<CheckResultProps, 'result' | 'isOffFullCharge'>) {
  const { i18n } = useLingui();
  const off = percent(discount, i18n.locale);
  const ask = <Trans>Please ask us: we cannot tell from this</Trans>;
  const no = <Trans>By our rules, probably no help with this</Trans>;
  const likely: Headings = {
    free: <Trans>You would likely pay us nothing</Trans>,
    discount: isOffFullCharge ? (
      <Trans>You would likely get {off} off the full charge</Trans>
    ) : (
      <Trans>You would likely get {off} off</Trans>
    ),
    limited: <Trans>There would likely be a limit to what you pay</Trans>,
    askUs: ask,
    probablyNot: no,
  };
  const possible: Headings = {
    free: <Trans>You might pay us nothing</Trans>,
    discount: isOffFullCharge ? (
      <Trans>You might get {off} off the full charge</Trans>
    ) : (
      <Trans>You might get {off} off</Trans>
    ),
    limited: <Trans>There might be a limit to what you pay</Trans>,
    askUs: ask,
    probablyNot: no,
  };
  return (open.length > 0 ? possible : likely)[outcome];
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

/** That the doctors' part is left out, also where no bill tells whether there is one. */
function DoctorsPart({ result: { atMostCents, outcome }, bill }: Pick<CheckResultProps, 'result' | 'bill'>) {
  if (outcome === 'probablyNot') return null;
  if (bill === null) {
    return (
      <p>
        <Trans>Our rules do not help with the doctors’ part of a bill.</Trans>
      </p>
    );
  }
  if (bill.physicianGrossCents === 0 || atMostCents === null) return null;
  return (
    <p>
      <Trans>Our rules do not help with the doctors’ part. The amount has all of it.</Trans>
    </p>
  );
}
