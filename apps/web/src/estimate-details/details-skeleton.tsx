import { useLingui } from '@lingui/react/macro';
import { Loading } from '../frame/loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './details-skeleton.css';

export function DetailsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your estimate`}>
      <div className="details-skeleton">
        <div className="details-skeleton-amount">
          <Skeleton shape="card" />
        </div>
        <div className="details-skeleton-rest">
          <Skeleton shape="card" count={2} />
        </div>
      </div>
    </Loading>
  );
}
