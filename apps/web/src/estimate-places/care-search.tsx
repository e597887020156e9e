import { Trans, useLingui } from '@lingui/react/macro';
import { CARE_FIRST, MAX_SEARCH_LENGTH } from '@portico/contract';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { StateLink } from '../router/state-link.tsx';
import { useGo } from '../router/use-go.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchField } from '../ui/search-field.tsx';
import './care-search.css';

const FIELD = 'care-search';

/** The way that begins with the care and chooses a place afterwards: a search, or all kinds of care (docs/decisions/0129). */
export function CareSearch() {
  const { t } = useLingui();
  const go = useGo();
  const { states } = useEstimatesBase();
  const [search, setSearch] = useState('');
  return (
    <section className="care-search" aria-labelledby="care-title">
      <h2 id="care-title">
        <Trans>What do you need?</Trans>
      </h2>
      <p id={`${FIELD}-hint`} className="secondary">
        <Trans>Use everyday words, or the code on your order. You see the price at every place, side by side.</Trans>
      </p>
      <SearchField
        id={FIELD}
        label={t`What do you need?`}
        hintId={`${FIELD}-hint`}
        value={search}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={setSearch}
        onSearch={() => go(states.careFirst, { first: CARE_FIRST, search: search.trim() })}
      />
      <p>
        <StateLink to={states.careFirst} params={{ first: CARE_FIRST }} className={buttonClass('quiet')}>
          <Icon of={LayoutGrid} size={20} />
          <Trans>See all kinds of care</Trans>
        </StateLink>
      </p>
    </section>
  );
}
