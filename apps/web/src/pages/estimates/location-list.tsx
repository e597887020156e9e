import { useLingui } from '@lingui/react/macro';
import { selectLocation, type Location, type ServiceArea } from '@portico/contract';
import { ArrowRight } from 'lucide-react';
import { CallProblem } from '../../frame/call-problem.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './location-list.css';

/** The locations of a service area, each with its picture and address. Picking one goes on to the terms. */
export function LocationList({ area }: { area: ServiceArea }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { reply, failure, retry } = useCall(selectLocation, {
    svcArea: area.Id,
    isMultiSA: settings.serviceAreas.length > 1,
  });
  if (failure) return <CallProblem failure={failure} onRetry={retry} />;
  if (!reply) {
    return (
      <Loading label={t`Loading the locations`}>
        <div className="locations">
          <Skeleton shape="tile" count={2} />
        </div>
      </Loading>
    );
  }
  return (
    <ul className="locations">
      {reply.Locations.map((location) => (
        <li key={location.Id}>
          <StateLink to="estimates-terms" params={{ svcArea: area.Id, location: location.Id }} className="location">
            <LocationCard location={location} />
          </StateLink>
        </li>
      ))}
    </ul>
  );
}

function LocationCard({ location }: { location: Location }) {
  return (
    <>
      <img src={location.Image} alt="" width={640} height={360} />
      <span className="location-words">
        <span className="location-name">{location.Name}</span>
        {location.Address.map((line) => (
          <span key={line} className="secondary">
            {line}
          </span>
        ))}
      </span>
      <span className="location-arrow">
        <Icon of={ArrowRight} />
      </span>
    </>
  );
}
