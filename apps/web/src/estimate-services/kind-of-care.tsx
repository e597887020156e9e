import type { StateParams } from '@portico/contract';
import { EstimateProblem } from '../estimates-base/estimate-problem.tsx';
import { COMMON } from './common.ts';
import { ServiceList } from './service-list.tsx';
import { ServicesLoading } from './services-loading.tsx';
import { useServices } from './use-services.ts';

/** The services of one category. */
export function KindOfCare({ params }: { params: StateParams<'estimates-services'> & { category: string } }) {
  const wanted = params.category === COMMON ? { getCommon: true } : { categoryId: params.category };
  const { reply, failure, retry } = useServices(params, wanted);
  return (
    <>
      {failure && <EstimateProblem failure={failure} onRetry={retry} />}
      {reply && <ServiceList services={reply.Services} params={params} />}
      {!reply && !failure && <ServicesLoading />}
    </>
  );
}
