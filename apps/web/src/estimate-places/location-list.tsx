import { useLingui } from '@lingui/react/macro';
import type { ServiceArea } from '@portico/contract';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { Loading } from '../frame/loading.tsx';
import { usePortal } from '../portal/portal.tsx';
import { useCall } from '../portal/use-call.ts';
import { StateLink } from '../router/state-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SiteCardLink, siteClass, sitesClass } from './site-card-link.tsx';

/** The locations of a service area, each with its picture and address. Each links to the next step. */
export function LocationList({ area }: { area: ServiceArea }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { calls, states } = useEstimatesBase();
  const { reply, failure, retry } = useCall(calls.selectLocation, {
    svcArea: area.Id,
    hasSeveralServiceAreas: settings.serviceAreas.length > 1,
  });
  if (failure) return <EstimateErrorNotice failure={failure} onRetry={retry} />;
  if (!reply) {
    return (
      <Loading label={t`Loading the locations`}>
        <div className={sitesClass}>
          <Skeleton shape="tile" count={2} />
        </div>
      </Loading>
    );
  }
  return (
    <ul className={sitesClass}>
      {reply.Locations.map((location) => (
        <li key={location.Id}>
          <StateLink
            to={states.afterLocation}
            params={{ svcArea: area.Id, location: location.Id }}
            className={siteClass}
          >
            <SiteCardLink images={[location.Image]} name={location.Name}>
              {location.Address.map((line) => (
                <span key={line} className="secondary">
                  {line}
                </span>
              ))}
            </SiteCardLink>
          </StateLink>
        </li>
      ))}
    </ul>
  );
}
