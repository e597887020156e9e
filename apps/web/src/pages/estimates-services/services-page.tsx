import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { Page as FramePage } from '../../frame/page.tsx';
import { useGo } from '../../router/use-go.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AToZ } from './a-to-z.tsx';
import { KindsOfCare } from './kinds-of-care.tsx';
import { SearchResults } from './search-results.tsx';
import { SEARCH_FIELD, ServiceSearch } from './service-search.tsx';
import { useSearch } from './use-search.ts';
import { WhereSoFar } from './where-so-far.tsx';

export interface ServicesPageProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'>;
}

/** Shorter texts find everything. */
const SHORTEST_SEARCH = 2;

/** The search, and below it what it found, or the kinds of care and all services from A to Z. */
export function ServicesPage({ catalogue, params }: ServicesPageProps) {
  const { t } = useLingui();
  const go = useGo();
  const wanted = params.search?.trim() ?? '';
  const searching = wanted.length >= SHORTEST_SEARCH;
  const show = (changes: StateParams<'estimates-services'>) =>
    go('estimates-services', { ...params, ...changes }, { replace: true });
  const search = useSearch(params.search ?? '', (text) => show({ search: text }));
  return (
    <FramePage
      state="estimates-services"
      above={<WhereSoFar catalogue={catalogue} params={params} />}
      lead={
        <span id={`${SEARCH_FIELD}-hint`}>
          <Trans>Use everyday words, such as “knee scan” or “baby delivery”, or the code on your order.</Trans>
        </span>
      }
    >
      <ServiceSearch search={search} />
      {searching ? (
        <SearchResults params={params} search={wanted} onClear={search.clear} />
      ) : (
        <Tabs
          label={t`Ways to find a service`}
          tabs={[
            { id: 'kinds', label: t`By kind of care` },
            { id: 'az', label: t`A to Z` },
          ]}
          selected={params.tab === 'az' ? 'az' : 'kinds'}
          onSelect={(tab) => show({ tab: tab === 'az' ? 'az' : '' })}
        >
          {params.tab === 'az' ? <AToZ params={params} /> : <KindsOfCare catalogue={catalogue} params={params} />}
        </Tabs>
      )}
    </FramePage>
  );
}
