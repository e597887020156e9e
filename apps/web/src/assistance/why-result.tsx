import { Trans, useLingui } from '@lingui/react/macro';
import type { AssistanceCheck } from '@portico/assistance';
import type { ReactNode } from 'react';
import { money, percent } from '../portal/figures.ts';

/** What decided the result, and what may help besides. */
export function WhyResult({ result, guidelineYear }: { result: AssistanceCheck; guidelineYear: number }) {
  const { i18n } = useLingui();
  const ofGuideline = percent((result.percentOfGuideline ?? 0) * 100, i18n.locale);
  const from = money(result.highBillsFromCents ?? 0, i18n.locale);
  return (
    <>
      <p>
        <Why result={result} />
      </p>
      {result.percentOfGuideline !== null && (
        <p className="secondary">
          <Trans>
            The income you wrote is about {ofGuideline} of the federal poverty guideline of {guidelineYear}.
          </Trans>
        </p>
      )}
      {result.highBillsFromCents !== null && (
        <p>
          <Trans>If your bills with us add up to more than {from} in a year, tell us. There are rules for that.</Trans>
        </p>
      )}
    </>
  );
}

function Why({ result: { outcome, reason } }: { result: AssistanceCheck }) {
  const isNo = outcome === 'probablyNot';
  const ofIncome = isNo ? (
    <Trans>Your income is above the limit of our rules.</Trans>
  ) : (
    <Trans>Your income and household fit our rules.</Trans>
  );
  const reasons: Readonly<Record<AssistanceCheck['reason'], ReactNode>> = {
    programme: <Trans>People in the program that you checked get this without more questions.</Trans>,
    highBill: <Trans>The bill is high for your income. Our rules set a limit for that.</Trans>,
    assets: <Trans>You have more saved than our rules allow.</Trans>,
    residence: <Trans>Our rules are for people who live in our area.</Trans>,
    limitNotKnown: <Trans>Our rules limit what you pay, but we do not have the numbers to say how much it is.</Trans>,
    belowLimit: <Trans>What you would pay is already as low as our rules would make it.</Trans>,
    doctorsAlone: <Trans>This is the doctors’ part, and our rules do not help with that.</Trans>,
    insured: isNo ? (
      <Trans>With insurance, our rules help with high bills only.</Trans>
    ) : (
      <Trans>With insurance, we look at each bill by itself.</Trans>
    ),
    income: outcome === 'askUs' ? <Trans>You did not write how much money comes in.</Trans> : ofIncome,
  };
  return reasons[reason];
}
