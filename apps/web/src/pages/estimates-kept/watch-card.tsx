import { Trans } from '@lingui/react/macro';
import { type KeptEstimate, PRICE_WATCH_LINK_DAYS } from '@portico/contract';
import { useState } from 'react';
import { FocusedNotice } from '../../kept-estimates/focused-notice.tsx';
import { useDays } from '../../kept-estimates/use-days.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { WatchAddressForm } from './watch-address-form.tsx';

export interface WatchCardProps {
  kept: KeptEstimate;
  openKey: string;
  /** It closed meanwhile. */
  onOver: () => void;
}

/** "Tell me when the price changes": an address, which is asked by mail first. */
export function WatchCard({ kept, openKey, onOver }: WatchCardProps) {
  const [sentTo, setSentTo] = useState('');
  const lastDay = useDays()(kept.LastDay);
  return (
    <div className="no-print">
      <Card title={<Trans>Tell me when the price changes</Trans>}>
        <div className="stack">
          {sentTo === '' ? (
            <>
              <p className="secondary">
                <Trans>We mail you when it changes, until {lastDay}. The mail does not say what care it is for.</Trans>
              </p>
              <WatchAddressForm openKey={openKey} onSent={setSentTo} onOver={onOver} />
            </>
          ) : (
            <>
              <FocusedNotice title={<Trans>Check your email.</Trans>}>
                <p>
                  <Trans>
                    We sent a link to <strong className="kept-address">{sentTo}</strong>. Open it within{' '}
                    {PRICE_WATCH_LINK_DAYS} days and say yes. Until then we send you nothing more.
                  </Trans>
                </p>
              </FocusedNotice>
              <div className="row">
                <Button variant="quiet" onClick={() => setSentTo('')}>
                  <Trans>Use another address</Trans>
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
    </div>
  );
}
