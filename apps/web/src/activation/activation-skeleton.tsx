import { Loading } from '../frame/loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Stands while it is being asked where one is. */
export function ActivationSkeleton() {
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
