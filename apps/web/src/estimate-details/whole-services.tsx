import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { writeHexText } from '../estimates-base/hex-text.ts';
import { StateLink } from '../router/state-link.tsx';

/** From the price of one billed code to the services that have all of the care to which it belongs. */
export function WholeServices({ model }: { model: EstimateModel }) {
  const { states, token } = useEstimatesBase();
  if (model.WholeServices.length === 0) return null;
  return (
    <>
      <p>
        <Trans>See the price of all of it:</Trans>
      </p>
      <ul className="advice">
        {model.WholeServices.map(({ Id, Name }) => (
          <li key={Id}>
            <StateLink
              to={states.details}
              params={{
                svcArea: model.ServiceAreaId,
                template: Id,
                tDesc: writeHexText(Name),
                ...(model.CurrentLocationId === '' ? {} : { location: model.CurrentLocationId }),
                ...(token === undefined ? {} : { token }),
              }}
            >
              {Name}
            </StateLink>
          </li>
        ))}
      </ul>
    </>
  );
}
