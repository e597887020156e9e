import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceArea } from '@portico/contract';
import { ArrowLeft } from 'lucide-react';
import { Page as FramePage } from '../../frame/page.tsx';
import { EstimateSteps } from '../../guest-estimates/estimate-steps.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { useStateParams } from '../../router/use-state-params.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LocationList } from './location-list.tsx';
import { ServiceAreas } from './service-areas.tsx';

/** Where one would go: the service areas, and the locations of those that have one chosen (spec §2, 'Estimate locations screen'). */
export function Page() {
  const { settings } = usePortal();
  const params = useStateParams('estimates');
  const area = chosenArea(settings.serviceAreas, params?.svcArea);
  // A key of its own: the list of locations is another page to whoever opens it, with a heading that takes focus.
  return area ? (
    <LocationsPage key={area.Id} area={area} />
  ) : (
    <AreasPage
      key="areas"
      unstable={params?.unstable !== undefined}
      unknown={params === null || isUnknown(settings.serviceAreas, params.svcArea)}
    />
  );
}

/** The area of the address, or the only one there is; undefined where there is none to list locations of. */
function chosenArea(areas: readonly ServiceArea[], id: string | undefined): ServiceArea | undefined {
  const area = areas.length === 1 ? areas[0] : areas.find((each) => each.Id === id);
  return area?.SelectLocations ? area : undefined;
}

function isUnknown(areas: readonly ServiceArea[], id: string | undefined): boolean {
  return id !== undefined && areas.every((each) => each.Id !== id);
}

/** `unknown`: the address names an area that there is none of, the location-selection error of spec §8. */
function AreasPage({ unstable, unknown }: { unstable: boolean; unknown: boolean }) {
  const { t } = useLingui();
  return (
    <FramePage
      state="estimates"
      above={<EstimateSteps at="estimates" />}
      lead={<Trans>Prices differ from place to place. You can compare them later.</Trans>}
    >
      {unstable && (
        <Notice kind="sun" role="alert" title={t`Unstable state, starting over.`}>
          <p>
            <Trans>
              Part of your estimate was missing or had expired, so we brought you back to the start. It takes two
              minutes.
            </Trans>
          </p>
        </Notice>
      )}
      {unknown && (
        <Notice kind="rose" role="alert" title={t`We could not find that area.`}>
          <p>
            <Trans>Choose one from the list.</Trans>
          </p>
        </Notice>
      )}
      <ServiceAreas />
    </FramePage>
  );
}

function LocationsPage({ area }: { area: ServiceArea }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <FramePage
      state="estimates"
      title={t`Which location?`}
      lead={area.Name}
      above={
        <>
          <EstimateSteps at="estimates" />
          {settings.serviceAreas.length > 1 && (
            <StateLink to="estimates" className={`${buttonClass('quiet')} back`}>
              <Icon of={ArrowLeft} size={20} />
              <Trans>All areas</Trans>
            </StateLink>
          )}
        </>
      }
    >
      <LocationList area={area} />
    </FramePage>
  );
}
