import { Trans, useLingui } from '@lingui/react/macro';
import type { AmountClaim, PaidByThen } from '@portico/contract';
import { useEffect, useState } from 'react';
import { useSay } from '../frame/live-announcements.tsx';
import { money } from '../portal/figures.ts';

export interface PaidResultProps {
  kind: PaidByThen['Kind'];
  /** What would be paid by then, the amount of the estimate, and what would be owed instead. Integer cents. */
  paid: number;
  amount: number;
  owed: number;
  /** What the amount of the estimate claims to be. */
  claim: AmountClaim;
}

/** How long an amount must stay before it is read out: a slider passes many. In milliseconds. */
const PAUSE = 700;

/** What would be owed if that much were paid by then: in figures on the screen, in a sentence on paper. */
export function PaidResult({ kind, paid, amount, owed, claim }: PaidResultProps) {
  const { t, i18n } = useLingui();
  const [paidText, owedText, amountText, lessText] = [paid, owed, amount, amount - owed].map((cents) =>
    money(cents, i18n.locale),
  );
  // Where a benefit was left blank, it is missing from what is tried out as well.
  const isLeast = claim === 'least';
  const sentence = isLeast ? leastSentence() : aboutSentence();
  useSay(useSettled(paid === 0 ? '' : sentence));
  return (
    <>
      <div className="paid-result no-print">
        <p>
          <span className="paid-result-words">
            {isLeast ? <Trans>You would then pay at least</Trans> : <Trans>You would then pay about</Trans>}
          </span>{' '}
          <strong className="paid-result-amount money">{owedText}</strong>
        </p>
        <p className="secondary">
          {owed === amount ? (
            <Trans>As in your estimate</Trans>
          ) : (
            <Trans>
              {lessText} less than your estimate of {amountText}
            </Trans>
          )}
        </p>
      </div>
      {paid > 0 && <p className="paid-result-printed">{sentence}</p>}
    </>
  );

  function aboutSentence(): string {
    return kind === 'deductible'
      ? t`If you have paid ${paidText} more toward your deductible by then, you would pay about ${owedText}.`
      : t`If you have paid ${paidText} more toward your yearly maximum by then, you would pay about ${owedText}.`;
  }

  function leastSentence(): string {
    return kind === 'deductible'
      ? t`If you have paid ${paidText} more toward your deductible by then, you would pay at least ${owedText}.`
      : t`If you have paid ${paidText} more toward your yearly maximum by then, you would pay at least ${owedText}.`;
  }
}

/** The words once they have stayed the same for a while. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
