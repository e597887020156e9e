import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Card } from '../ui/card.tsx';
import { SiteCard } from './site-card.tsx';
import type { Choices } from './use-choices.ts';
import './site-section.css';

export interface SiteSectionProps {
  model: EstimateModel;
  choices: Choices;
  /** Whether a site can be chosen (spec §6). */
  isEditable: boolean;
}

/**
 * The same service at each site of the health system, side by side (design: Estimates). Choosing one changes the
 * estimate.
 */
export function SiteSection({ model, choices, isEditable }: SiteSectionProps) {
  const { underWay, failed, done, choose } = choices;
  const current = model.Sites.find((site) => site.IsCurrent);
  return (
    <Card
      title={model.CurrentLocation ? <Trans>The same service at each site</Trans> : <Trans>Where would you go?</Trans>}
    >
      {failed?.choice.section === 'location' && (
        <div className="site-problem">
          <EstimateErrorNotice failure={failed.failure} onRetry={() => choose(failed.choice)} />
        </div>
      )}
      <div className="sites-room">
        <ul className="sites">
          {model.Sites.map((site) => (
            <li key={site.LocationId}>
              <SiteCard
                site={site}
                location={model.Locations.find(({ Id }) => Id === site.LocationId)}
                current={current}
                isBusy={underWay?.section === 'location' && underWay.id === site.LocationId}
                takesFocus={done?.section === 'location' && done.id === site.LocationId}
                onChoose={isEditable ? () => choose({ section: 'location', id: site.LocationId }) : null}
              />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
