import { Trans } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { EstimateSteps } from '../estimates-base/estimate-steps.tsx';
import { StateLink } from '../router/state-link.tsx';

export interface ChoicesSoFarProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'>;
}

/** The step, the chosen location, and the link back to the locations (spec §2). */
export function ChoicesSoFar({ catalogue, params }: ChoicesSoFarProps) {
  const { states } = useEstimatesBase();
  const { ServiceArea: area, CurrentLocation: location } = catalogue;
  if (area === null) {
    return (
      <EstimateSteps at={states.services} isCareFirst>
        <Trans>All places</Trans> ·{' '}
        <StateLink to={states.locations}>
          <Trans>Choose a place first</Trans>
        </StateLink>
      </EstimateSteps>
    );
  }
  return (
    <EstimateSteps at={states.services}>
      {location?.Name ?? area.Name} ·{' '}
      <StateLink
        to={states.locations}
        params={area.SelectLocations && params.location !== undefined ? { svcArea: area.Id } : {}}
      >
        <Trans>Change location</Trans>
      </StateLink>
    </EstimateSteps>
  );
}
