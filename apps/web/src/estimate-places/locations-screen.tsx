import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceArea, StateParams } from '@portico/contract';
import { ArrowLeft } from 'lucide-react';
import { Page as FramePage } from '../frame/page.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { EstimateSteps } from '../estimates-base/estimate-steps.tsx';
import { RecentEstimates } from '../kept-estimates/recent-estimates.tsx';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { BackAtStart } from './back-at-start.tsx';
import { CareSearch } from './care-search.tsx';
import { LocationList } from './location-list.tsx';
import { ServiceAreas } from './service-areas.tsx';
import './words.ts';

/**
 * The choice of a place: the service areas, or the locations of the chosen area if it has several (spec §2, 'Estimate
 * locations screen'). `params` is null if the address cannot be read, which the server logs (spec §8: "logged only").
 */
export function LocationsScreen({ params }: { params: StateParams<'estimates'> | null }) {
  const { settings } = usePortal();
  const area = chosenArea(settings.serviceAreas, params?.svcArea);
  const unstable = params?.unstable !== undefined;
  // A key of its own: for the visitor the list of locations is another page, with a heading that takes focus.
  return area ? (
    <LocationsPage key={area.Id} area={area} unstable={unstable} />
  ) : (
    <AreasPage key="areas" unstable={unstable} unknown={isUnknown(settings.serviceAreas, params?.svcArea)} />
  );
}

/** The area of the address, or the only one there is; undefined if there is none whose locations can be listed. */
function chosenArea(areas: readonly ServiceArea[], id: string | undefined): ServiceArea | undefined {
  const area = areas.length === 1 ? areas[0] : areas.find((each) => each.Id === id);
  return area?.SelectLocations ? area : undefined;
}

function isUnknown(areas: readonly ServiceArea[], id: string | undefined): boolean {
  return id !== undefined && areas.every((each) => each.Id !== id);
}

/** `unknown`: the address names an area that does not exist, the location-selection error of spec §8. */
function AreasPage({ unstable, unknown }: { unstable: boolean; unknown: boolean }) {
  const { t } = useLingui();
  const { states, isSignedIn } = useEstimatesBase();
  return (
    <FramePage
      state={states.locations}
      lead={<Trans>Prices differ from place to place. Begin with the care that you need, or with a place.</Trans>}
    >
      {unstable && <BackAtStart />}
      {unknown && (
        <Notice kind="rose" role="alert" title={t`We could not find that area.`}>
          <p>
            <Trans>Choose one from the list.</Trans>
          </p>
        </Notice>
      )}
      <CareSearch />
      <h2>
        <Trans>Or begin with a place</Trans>
      </h2>
      <ServiceAreas />
      {!isSignedIn && <RecentEstimates />}
    </FramePage>
  );
}

function LocationsPage({ area, unstable }: { area: ServiceArea; unstable: boolean }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { states, isSignedIn } = useEstimatesBase();
  const isFirst = settings.serviceAreas.length === 1;
  return (
    <FramePage
      state={states.locations}
      title={isFirst ? undefined : t`Which location?`}
      lead={area.Name}
      above={
        <>
          <EstimateSteps at={states.locations} />
          {settings.serviceAreas.length > 1 && (
            <StateLink to={states.locations} className={`${buttonClass('quiet')} back`}>
              <Icon of={ArrowLeft} size={20} />
              <Trans>All areas</Trans>
            </StateLink>
          )}
        </>
      }
    >
      {unstable && <BackAtStart />}
      {isFirst && (
        <>
          <CareSearch />
          <h2>
            <Trans>Or begin with a place</Trans>
          </h2>
        </>
      )}
      <LocationList area={area} />
      {isFirst && !isSignedIn && <RecentEstimates />}
    </FramePage>
  );
}
