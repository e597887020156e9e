import { Trans } from '@lingui/react/macro';
import type { KeptEstimate } from '@portico/contract';
import { RefreshCw } from 'lucide-react';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Begins an estimate of the same service and place, by what prices and benefits are today. */
export function NewEstimateLink({ kept }: { kept: KeptEstimate }) {
  const { ServiceAreaId: svcArea, LocationId: location, templateId: template } = kept.NewEstimate;
  return (
    <StateLink to="estimates-terms" params={{ svcArea, location, template }} className={buttonClass('quiet')}>
      <Icon of={RefreshCw} size={20} />
      <Trans>Make a new estimate</Trans>
    </StateLink>
  );
}
