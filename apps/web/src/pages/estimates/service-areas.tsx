import { MapPin } from 'lucide-react';
import type { ServiceArea } from '@portico/contract';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Door, doorClass } from '../../ui/door.tsx';
import './service-areas.css';

/** The service areas. One with SelectLocations opens its locations, the others go on to the terms. */
export function ServiceAreas() {
  const { settings } = usePortal();
  return (
    <ul className="areas">
      {settings.serviceAreas.map((area) => (
        <li key={area.Id}>
          <AreaLink area={area} />
        </li>
      ))}
    </ul>
  );
}

function AreaLink({ area }: { area: ServiceArea }) {
  return (
    <StateLink
      to={area.SelectLocations ? 'estimates' : 'estimates-terms'}
      params={{ svcArea: area.Id }}
      className={doorClass}
    >
      <Door icon={MapPin} name={area.Name}>
        {area.Description}
      </Door>
    </StateLink>
  );
}
