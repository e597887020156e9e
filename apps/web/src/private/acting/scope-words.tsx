import { Trans } from '@lingui/react/macro';
import { heldScopes, type HeldScope } from '@portico/contract';
import type { ReactNode } from 'react';

/** What an access allows, as a list, for either side to read. */
export function ScopeWords({ scopes }: { scopes: readonly HeldScope[] }) {
  if (scopes.length === 0) {
    return (
      <p>
        <Trans>Sees nothing now: the law gives teenagers a privacy of their own.</Trans>
      </p>
    );
  }
  return (
    <ul className="scope-words">
      {heldScopes
        .filter((each) => scopes.includes(each))
        .map((each) => (
          <li key={each}>{wordsOf[each]()}</li>
        ))}
    </ul>
  );
}

const wordsOf: Readonly<Record<HeldScope, () => ReactNode>> = {
  view: () => <Trans>Sees saved estimates, visits, and the record in our apps</Trans>,
  estimates: () => <Trans>Makes, changes and deletes estimates, and enters insurance</Trans>,
  messages: () => <Trans>Reads and writes messages</Trans>,
  manage: () => <Trans>Sees and books visits, and joins them by video. Changes the record in our apps</Trans>,
  saved: () => <Trans>Sees saved estimates</Trans>,
};
