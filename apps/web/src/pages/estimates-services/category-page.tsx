import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { ArrowLeft } from 'lucide-react';
import { CallProblem } from '../../frame/call-problem.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { useUnstableState } from '../../guest-estimates/unstable-state.ts';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { COMMON } from './common.ts';
import { ServiceList } from './service-list.tsx';
import { ServicesLoading } from './services-loading.tsx';
import { useServices } from './use-services.ts';
import { WhereSoFar } from './where-so-far.tsx';

export interface CategoryPageProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'> & { category: string };
}

/** The services of one kind of care. */
export function CategoryPage({ catalogue, params }: CategoryPageProps) {
  const { t } = useLingui();
  const isCommon = params.category === COMMON;
  const category = catalogue.Categories.find((each) => each.Id === params.category);
  const wanted = isCommon ? { getCommon: true } : { categoryId: params.category };
  const { reply, failure, retry } = useServices(params, wanted);
  useUnstableState(!isCommon && category === undefined);
  const { category: _left, ...allKinds } = params;
  return (
    <FramePage
      state="estimates-services"
      title={isCommon ? t`Common Services` : category?.Name}
      lead={isCommon ? t`What people ask for most.` : category?.Description}
      above={
        <>
          <WhereSoFar catalogue={catalogue} params={params} />
          <StateLink to="estimates-services" params={allKinds} className={`${buttonClass('quiet')} back`}>
            <Icon of={ArrowLeft} size={20} />
            <Trans>All kinds of care</Trans>
          </StateLink>
        </>
      }
    >
      {failure && <CallProblem failure={failure} onRetry={retry} />}
      {reply && <ServiceList services={reply.Services} params={params} />}
      {!reply && !failure && <ServicesLoading />}
    </FramePage>
  );
}
