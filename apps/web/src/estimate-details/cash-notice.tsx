import { Trans } from '@lingui/react/macro';
import type { EstimateResult } from '@portico/contract';
import { Banknote } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Choices } from './use-choices.ts';

export interface CashNoticeProps {
  cash: NonNullable<EstimateResult['CashIsCheaper']>;
  choices: Choices;
}

/** That paying without insurance costs less here (design: Estimates), with its amount standing out of the words. */
export function CashNotice({ cash: { Amount, Text }, choices: { underWay, choose } }: CashNoticeProps) {
  const [before = '', ...rest] = Text.split(Amount);
  return (
    <Notice kind="sun">
      <p>
        {before}
        {rest.length > 0 && <strong className="money">{Amount}</strong>}
        {rest.join(Amount)}
      </p>
      <Button
        variant="quiet"
        icon={Banknote}
        busy={underWay?.id === 'selfPay'}
        onClick={() => choose({ section: 'insurance', id: 'selfPay' })}
      >
        <Trans>See that price</Trans>
      </Button>
    </Notice>
  );
}
