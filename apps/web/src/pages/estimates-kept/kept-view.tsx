import { useLingui } from '@lingui/react/macro';
import { getKeptEstimate, type KeptEstimate } from '@portico/contract';
import { useEffect } from 'react';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { forgetKeptKey } from '../../kept-estimates/kept-key.ts';
import { useCall } from '../../portal/use-call.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { KeptActions } from './kept-actions.tsx';
import { KeptAmount } from './kept-amount.tsx';
import { KeptTables } from './kept-tables.tsx';
import { NumberCard } from './number-card.tsx';
import { WalletCard } from './wallet-card.tsx';
import { WatchCard } from './watch-card.tsx';
import './kept-view.css';

export interface KeptViewProps {
  openKey: string;
  onDeleted: () => void;
  /** It closed: an hour is over, or somebody deleted it. */
  onOver: () => void;
}

/** An estimate as it was on the day on which it was kept, with its number. */
export function KeptView({ openKey, onDeleted, onOver }: KeptViewProps) {
  const { t } = useLingui();
  const { reply, failure, retry } = useCall(getKeptEstimate, { key: openKey }, { fresh: true, keepPrevious: true });
  const isOver = failure?.error === 'keptEstimateRefused';
  const over = () => {
    forgetKeptKey();
    onOver();
  };
  useEffect(() => {
    if (isOver) over();
    // Once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver]);
  const service = reply?.Content.Service;
  return (
    <FramePage state="estimates-kept" title={service?.Name} titleLang={service?.Language} lead={reply && leadOf(reply)}>
      {failure && !isOver && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {!reply && (!failure || isOver) && (
        <Loading label={t`Loading your estimate`}>
          <Skeleton shape="card" count={3} />
        </Loading>
      )}
      {reply && (
        <>
          <KeptActions kept={reply} openKey={openKey} onDeleted={onDeleted} onOver={over} />
          <div className="kept">
            <div className="kept-side">
              <NumberCard kept={reply} />
              <WalletCard kept={reply} />
              <WatchCard kept={reply} openKey={openKey} onOver={over} />
            </div>
            <div className="kept-main">
              <KeptAmount kept={reply} />
              <KeptTables content={reply.Content} />
            </div>
          </div>
        </>
      )}
    </FramePage>
  );
}

function leadOf({ Content: { Place: place, Provider: provider } }: KeptEstimate): string {
  return [place.Name, ...place.Address, provider].filter((part) => part !== '').join(' · ');
}
