import { Trans } from '@lingui/react/macro';
import type { EstimateResult } from '@portico/contract';
import { HandCoins } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { InsuranceView } from './use-insurance-view.ts';

export interface CashNoticeProps {
  cash: NonNullable<EstimateResult['CashIsCheaper']>;
  view: InsuranceView;
}

/** Says that paying without insurance costs less here (design: Estimates), with the amount emphasized. */
export function CashNotice({ cash: { Amount, Text }, view }: CashNoticeProps) {
  const [before = '', ...rest] = Text.split(Amount);
  return (
    <Notice kind="sun">
      <p>
        {before}
        {rest.length > 0 && <strong className="money">{Amount}</strong>}
        {rest.join(Amount)}
      </p>
      <Button variant="quiet" icon={HandCoins} busy={view.changing === 'selfPay'} onClick={() => view.use('selfPay')}>
        <Trans>See that price</Trans>
      </Button>
    </Notice>
  );
}
