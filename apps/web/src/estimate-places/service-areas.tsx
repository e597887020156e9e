import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { SiteCardLink, siteClass, sitesClass } from './site-card-link.tsx';

/** The service areas. An area with SelectLocations opens its locations, the others go on to the next step. */
export function ServiceAreas() {
  const { settings } = usePortal();
  const { states } = useEstimatesBase();
  return (
    <ul className={sitesClass}>
      {settings.serviceAreas.map((area) => (
        <li key={area.Id}>
          <StateLink
            to={area.SelectLocations ? states.locations : states.afterLocation}
            params={{ svcArea: area.Id }}
            className={siteClass}
          >
            <SiteCardLink images={area.Images} name={area.Name}>
              <span className="secondary">{area.Description}</span>
            </SiteCardLink>
          </StateLink>
        </li>
      ))}
    </ul>
  );
}
