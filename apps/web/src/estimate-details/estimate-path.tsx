import { Trans, useLingui } from '@lingui/react/macro';
import { stateOf, textOf } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { EstimateSteps } from '../estimates-base/estimate-steps.tsx';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { servicesParams } from './services-params.ts';
import type { DetailsParams } from './details-params.ts';
import './estimate-path.css';

/** The current step, the last of four, and links back to the others. */
export function EstimatePath({ params }: { params: DetailsParams }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { states } = useEstimatesBase();
  return (
    <div className="no-print">
      <EstimateSteps at={states.details} />
      <nav aria-label={t`Breadcrumb`} className="estimate-path">
        <ol>
          <li>
            <StateLink to={states.start}>{textOf(stateOf(states.details).title, language)}</StateLink>
          </li>
          <li>
            <StateLink to={states.services} params={servicesParams(params)}>
              <Trans>Services</Trans>
            </StateLink>
          </li>
          <li aria-current="page">
            <Trans>Estimate</Trans>
          </li>
        </ol>
      </nav>
    </div>
  );
}
