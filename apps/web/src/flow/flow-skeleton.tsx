import { Loading } from '../frame/loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Shown while the status is loading. */
export function FlowSkeleton() {
  return (
    <div className="wide page">
      <Loading>
        <div className="form-width stack stack-loose">
          <Skeleton shape="line" count={3} />
          <Skeleton shape="card" count={2} />
        </div>
      </Loading>
    </div>
  );
}
