import { useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_LENGTH } from '@portico/contract';
import { SearchField } from '../ui/search-field.tsx';
import type { Search } from './use-search.ts';

export const SEARCH_FIELD = 'service-search';

/** Searches while the visitor types, and at once for the Enter key (spec §9: key 13) or the button. */
export function ServiceSearch({ search }: { search: Search }) {
  const { t } = useLingui();
  return (
    <SearchField
      id={SEARCH_FIELD}
      label={t`Search for a service`}
      hintId={`${SEARCH_FIELD}-hint`}
      value={search.text}
      maxLength={MAX_SEARCH_LENGTH}
      onChange={search.type}
      onSearch={search.askNow}
    />
  );
}
