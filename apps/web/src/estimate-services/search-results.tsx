import { Plural, Trans } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, getServiceTemplates, StateParams } from '@portico/contract';
import { useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Button } from '../ui/button.tsx';
import { Status } from '../ui/status.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { SEARCH_FIELD } from './service-search.tsx';
import { ServiceList } from './service-list.tsx';
import { ServicesLoading } from './services-loading.tsx';
import { useServices } from './use-services.ts';
import { useSettledMiss } from './use-settled-miss.ts';
import { WhatWasMeant } from './what-was-meant.tsx';

export interface SearchResultsProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'>;
  search: string;
  /** Whether the visitor asked for these words by key or button, and is not typing on. */
  isAsked: boolean;
  onClear: () => void;
}

/**
 * The results of a search; a screen reader hears how many there are, and whether they fit. The last results stay while the next are
 * being loaded.
 */
export function SearchResults({ catalogue, params, search, isAsked, onClear }: SearchResultsProps) {
  const { reply, failure, loading, retry } = useServices(params, { doSearch: true, search });
  const found = useLast(reply && !loading ? { reply, search } : null);
  useSettledMiss(params, search, { isMiss: !loading && reply !== undefined && isMiss(reply), isAsked });
  const clear = () => {
    onClear();
    document.getElementById(SEARCH_FIELD)?.focus();
  };
  return (
    <div className="stack" aria-busy={loading}>
      <div className="row">
        <Status>{found && <Found reply={found.reply} search={found.search} />}</Status>
        <Button variant="quiet" onClick={clear}>
          <Trans>Clear the search</Trans>
        </Button>
      </div>
      {failure && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {!reply && !failure && <ServicesLoading />}
      {reply && <Results reply={reply} params={params} />}
      {reply && isMiss(reply) && <NothingFits catalogue={catalogue} params={params} />}
    </div>
  );
}

type Reply = CallReply<typeof getServiceTemplates>;

interface WhatWasFound {
  readonly reply: Reply;
  readonly search: string;
}

/** The last results, with the words of their search: they stay while the next are being loaded. */
function useLast(found: WhatWasFound | null): WhatWasFound | null {
  const [last, setLast] = useState(found);
  if (found === null || (found.reply === last?.reply && found.search === last.search)) return last;
  setLast(found);
  return found;
}

function countOf({ Services, OtherCodes }: Reply): number {
  return Services.length + OtherCodes.length;
}

/** Whether nothing fits all words. */
function isMiss(reply: Reply): boolean {
  return reply.IsGuess || countOf(reply) === 0;
}

function Found({ reply, search }: WhatWasFound) {
  const count = countOf(reply);
  return (
    <>
      <WhatWasMeant reply={reply} />
      {count === 0 ? (
        <Trans>Nothing fits “{search}”.</Trans>
      ) : reply.IsGuess ? (
        <Trans>Nothing fits all of your words. Perhaps:</Trans>
      ) : (
        <Plural value={count} one={`# service matches “${search}”.`} other={`# services match “${search}”.`} />
      )}
      {reply.HasMore && (
        <>
          {' '}
          <Trans>There are more: add a word to see fewer.</Trans>
        </>
      )}
    </>
  );
}

function Results({ reply, params }: { reply: Reply; params: StateParams<'estimates-services'> }) {
  return (
    <>
      {reply.Services.length > 0 && <ServiceList services={reply.Services} params={params} />}
      {reply.OtherCodes.length > 0 && (
        <section className="stack stack-tight other-codes" aria-labelledby="other-codes">
          <h2 id="other-codes">
            <Trans>By billing code</Trans>
          </h2>
          <p className="secondary">
            <Trans>These appear in our price list under the names that hospitals bill with.</Trans>
          </p>
          <ServiceList services={reply.OtherCodes} params={params} below="code" />
        </section>
      )}
    </>
  );
}
