import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getServiceTemplates, StateParams } from '@portico/contract';
import { useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Status } from '../ui/status.tsx';
import { SEARCH_FIELD } from './service-search.tsx';
import { ServiceList } from './service-list.tsx';
import { ServicesLoading } from './services-loading.tsx';
import { useServices } from './use-services.ts';

export interface SearchResultsProps {
  params: StateParams<'estimates-services'>;
  search: string;
  onClear: () => void;
}

/**
 * The results of a search; a screen reader hears their number. The last results stay while the next are being loaded.
 */
export function SearchResults({ params, search, onClear }: SearchResultsProps) {
  const { reply, failure, loading, retry } = useServices(params, { doSearch: true, search });
  const found = useLast(reply && !loading ? { reply, search } : null);
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

function Found({ reply, search }: WhatWasFound) {
  const count = reply.Services.length + reply.OtherCodes.length;
  if (count === 0) return <Trans>Nothing matches “{search}”.</Trans>;
  return (
    <>
      <Plural value={count} one={`# service matches “${search}”.`} other={`# services match “${search}”.`} />
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
  if (reply.Services.length + reply.OtherCodes.length === 0) return <NothingFound />;
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

function NothingFound() {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <Notice kind="info" title={t`Things to try`}>
      <ul className="advice">
        <li>
          <Trans>A shorter or more common word: “scan”, “knee”, “blood test”.</Trans>
        </li>
        <li>
          <Trans>The code on your order: five digits, such as 73721.</Trans>
        </li>
        <li>
          <Trans>
            A call to <PhoneLink number={settings.phones.estimates} />: we look up the price with you.
          </Trans>
        </li>
      </ul>
    </Notice>
  );
}
