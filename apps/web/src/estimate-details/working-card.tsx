import { Trans } from '@lingui/react/macro';
import type { EstimateResult } from '@portico/contract';
import { Card } from '../ui/card.tsx';
import { stepsOf } from './steps-of.ts';
import { WorkingTable } from './working-table.tsx';

/** How the amount is computed, step by step: with insurance its working, without it the self-pay table (spec §3). */
export function WorkingCard({ estimate }: { estimate: EstimateResult }) {
  return (
    <Card title={<Trans>How we got to this amount</Trans>}>
      <WorkingTable caption={<Trans>How we got to this amount</Trans>} working={stepsOf(estimate)} />
    </Card>
  );
}
