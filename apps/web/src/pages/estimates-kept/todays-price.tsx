import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptEstimate } from '@portico/contract';
import { useState } from 'react';
import { ChangesTable } from '../../estimates-base/changes-table.tsx';
import { useDays } from '../../kept-estimates/use-days.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewEstimateLink } from './new-estimate-link.tsx';

export interface TodaysPriceProps {
  kept: KeptEstimate;
  today: NonNullable<KeptEstimate['Today']>;
}

/** That the price is another today, and on wish how it has changed. */
export function TodaysPrice({ kept, today }: TodaysPriceProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const keptOn = useDays()(kept.KeptOn);
  const words = { caption: t`What changed since it was kept`, what: t`What`, before: t`When kept`, today: t`Today` };
  return (
    <Notice kind="sun" title={<Trans>The price has changed since.</Trans>}>
      {today.Amount === '' ? (
        <p>
          <Trans>There is no price for this here today. Call us to ask why.</Trans>
        </p>
      ) : (
        <>
          <div className="no-print">
            <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              <Trans>See today’s price</Trans>
            </Button>
          </div>
          {isShown && <ChangesTable words={words} changes={today.Changes} />}
          {isShown && today.HasOldBenefits && (
            <>
              <p>
                <Trans>
                  This is by the prices of today, but by what your insurance told us by {keptOn}. If you have had other
                  care since, what you pay may be different. For a new estimate we ask your insurer again.
                </Trans>
              </p>
              <p className="no-print">
                <NewEstimateLink kept={kept} />
              </p>
            </>
          )}
        </>
      )}
    </Notice>
  );
}
