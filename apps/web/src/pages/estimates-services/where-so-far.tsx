import { Trans } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { EstimateSteps } from '../../guest-estimates/estimate-steps.tsx';
import { StateLink } from '../../router/state-link.tsx';

export interface WhereSoFarProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'>;
}

/** The step, the place that was chosen, and the way back to the locations (spec §2). */
export function WhereSoFar({ catalogue, params }: WhereSoFarProps) {
  const { ServiceArea: area, CurrentLocation: location } = catalogue;
  return (
    <EstimateSteps at="estimates-services">
      {location?.Name ?? area.Name} ·{' '}
      <StateLink
        to="estimates"
        params={area.SelectLocations && params.location !== undefined ? { svcArea: area.Id } : {}}
      >
        <Trans>Change location</Trans>
      </StateLink>
    </EstimateSteps>
  );
}
