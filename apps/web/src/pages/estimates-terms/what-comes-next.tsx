import { Trans } from '@lingui/react/macro';
import { selectLocation, type ServiceArea } from '@portico/contract';
import { Arcade } from '../../estimates-base/arcade.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import './what-comes-next.css';

export interface WhatComesNextProps {
  /** undefined for a guest who begins with the care. */
  area: ServiceArea | undefined;
  /** The location that the guest chose; undefined if none. */
  location: string | undefined;
}

/** Beside the terms on wide screens: the location that the guest chose, and the two steps that follow. */
export function WhatComesNext({ area, location }: WhatComesNextProps) {
  const place = useChosenLocation(area, location);
  return (
    <aside className="next" aria-labelledby="next-title">
      <Arcade images={place.images} />
      <div className="next-words">
        {place.name !== '' && <p className="next-place">{place.name}</p>}
        <h2 id="next-title">
          <Trans>What comes next</Trans>
        </h2>
        <ol className="next-steps">
          <li>
            <Trans>Say what you need, in everyday words or with the code on your order.</Trans>
          </li>
          <li>
            {area === undefined ? (
              <Trans>See what it costs at every place, and choose one. Print it, or have it emailed to you.</Trans>
            ) : (
              <Trans>See what it costs here and at our other locations. Print it, or have it emailed to you.</Trans>
            )}
          </li>
        </ol>
      </div>
    </aside>
  );
}

/** The location from the cached list of locations, to save a call; the area until the list is loaded. */
function useChosenLocation(
  area: ServiceArea | undefined,
  id: string | undefined,
): { name: string; images: readonly string[] } {
  const { settings } = usePortal();
  const { reply } = useCall(
    selectLocation,
    { svcArea: area?.Id ?? '', hasSeveralServiceAreas: settings.serviceAreas.length > 1 },
    { enabled: area !== undefined && id !== undefined },
  );
  const location = reply?.Locations.find((each) => each.Id === id);
  if (area === undefined) return { name: '', images: settings.serviceAreas.flatMap(({ Images }) => Images) };
  return location ? { name: location.Name, images: [location.Image] } : { name: area.Name, images: area.Images };
}
