import { useLingui } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { useState } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSay } from '../frame/live-announcements.tsx';
import { useGo } from '../router/use-go.ts';
import { Tabs } from '../ui/tabs.tsx';
import { AToZ } from './a-to-z.tsx';
import { KindsOfCare } from './kinds-of-care.tsx';
import { SearchResults } from './search-results.tsx';
import { ServiceSearch } from './service-search.tsx';
import { useSearch } from './use-search.ts';

export interface AllServicesProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'>;
}

/** A shorter text shows all services. */
const SHORTEST_SEARCH = 2;

/** The search, and below it its results, or the categories and all services from A to Z. */
export function AllServices({ catalogue, params }: AllServicesProps) {
  const { t } = useLingui();
  const go = useGo();
  const { states } = useEstimatesBase();
  const wanted = params.search?.trim() ?? '';
  const searching = wanted.length >= SHORTEST_SEARCH;
  const show = (changes: StateParams<'estimates-services'>) =>
    go(states.services, { ...params, ...changes }, { replace: true });
  const search = useSearch(params.search ?? '', (text) => show({ search: text }));
  const [tooShort, setTooShort] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const askNow = () => {
    setAsked(search.text.trim());
    const isTooShort = search.text.trim().length < SHORTEST_SEARCH;
    setTooShort(isTooShort ? search.text : null);
    if (!isTooShort) search.askNow();
  };
  return (
    <>
      <ServiceSearch search={{ ...search, askNow }} />
      {tooShort === search.text && <TooShort />}
      {searching ? (
        <SearchResults
          catalogue={catalogue}
          params={params}
          search={wanted}
          isAsked={asked === wanted}
          onClear={search.clear}
        />
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
    </>
  );
}

/** Shown after the Enter key if the text is too short to search for; the next key hides it. */
function TooShort() {
  const { t } = useLingui();
  const words = t`Type at least two letters or digits.`;
  useSay(words);
  return <p className="secondary">{words}</p>;
}
