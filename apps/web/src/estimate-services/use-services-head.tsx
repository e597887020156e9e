import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { ArrowLeft } from 'lucide-react';
import type { PageProps } from '../frame/page.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import type { CategoryHead } from '../estimates-base/services-view.ts';
import { EstimateSteps } from '../estimates-base/estimate-steps.tsx';
import { StateLink } from '../router/state-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { COMMON } from './common.ts';
import { SEARCH_FIELD } from './service-search.tsx';
import { ChoicesSoFar } from './choices-so-far.tsx';

/**
 * The content above the services: the step, the heading and a sentence, as far as they are known while the catalogue is
 * being loaded.
 */
export function useServicesHead(
  catalogue: CallReply<typeof getEstimateServices> | undefined,
  params: StateParams<'estimates-services'>,
  category: CategoryHead | undefined,
): Pick<PageProps, 'title' | 'lead' | 'above'> {
  const { t } = useLingui();
  const { states } = useEstimatesBase();
  const where = catalogue ? (
    <ChoicesSoFar catalogue={catalogue} params={params} />
  ) : (
    <EstimateSteps at={states.services} isCareFirst={params.first !== undefined} />
  );
  const { category: id, ...allKinds } = params;
  if (id === undefined) return { lead: <SearchHint />, above: where };

  return {
    title: id === COMMON ? t`Common Services` : category?.title,
    lead: id === COMMON ? t`What people ask for most.` : category?.lead,
    above: (
      <>
        {where}
        <StateLink to={states.services} params={allKinds} className={`${buttonClass('quiet')} back`}>
          <Icon of={ArrowLeft} size={20} />
          <Trans>All kinds of care</Trans>
        </StateLink>
      </>
    ),
  };
}

function SearchHint() {
  return (
    <span id={`${SEARCH_FIELD}-hint`}>
      <Trans>Use plain words, such as “knee scan” or “birth”, or the code on your order.</Trans>
    </span>
  );
}
