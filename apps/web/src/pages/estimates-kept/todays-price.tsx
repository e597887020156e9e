import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptEstimate } from '@portico/contract';
import { useState } from 'react';
import { ChangesTable } from '../../estimates-base/changes-table.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** That the price is another today, and on wish how it has changed. */
export function TodaysPrice({ today }: { today: NonNullable<KeptEstimate['Today']> }) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
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
        </>
      )}
    </Notice>
  );
}
