import { useLingui } from '@lingui/react/macro';
import { Loading } from '../frame/loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './service-list.css';

/** The shape of a list of services. */
export function ServicesLoading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the services`}>
      <div className="services">
        <Skeleton shape="card" count={6} />
      </div>
    </Loading>
  );
}
