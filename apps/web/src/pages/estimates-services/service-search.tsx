import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SearchField } from '../../ui/search-field.tsx';

export const SEARCH_FIELD = 'service-search';

/** As long as the contract's searchText. */
const LONGEST_SEARCH = 200;

/** How long to wait for the next key before searching, in milliseconds. */
const PAUSE = 250;

export interface ServiceSearchProps {
  /** What the address searches for as the page shows. */
  search: string;
  onSearch: (text: string) => void;
}

/** Searches as one types, and at once by the Enter key (spec §9: key 13) or the button. */
export function ServiceSearch({ search, onSearch }: ServiceSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const ask = (wanted: string) => {
    setText(wanted);
    setAsked(wanted);
    onSearch(wanted);
  };
  // Cleared from outside, by "Clear the search".
  if (search === '' && asked !== '' && text === asked) {
    setText('');
    setAsked('');
  }
  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(() => ask(text), PAUSE);
    return () => clearTimeout(timer);
    // The clock runs from the last key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
  return (
    <SearchField
      id={SEARCH_FIELD}
      label={t`Search for a service`}
      hintId={`${SEARCH_FIELD}-hint`}
      value={text}
      maxLength={LONGEST_SEARCH}
      onChange={setText}
      onSearch={() => ask(text)}
    />
  );
}
