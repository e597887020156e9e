import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { MatchCase } from './match-case.tsx';

/** Accounts of which nobody but staff can tell whose record is theirs (decision 170). */
export function MatchesPage() {
  const { t } = useLingui();
  const part = useKeptFocus<HTMLElement>();
  const { reply, failure, reload } = useLoaded('listMatches', {});
  const [said, setSaid] = useState<string | null>(null);
  return (
    <Page title={t`Uncertain records`}>
      <p className="secondary">
        <Trans>
          The owner of each account has shown who they are, and no record is theirs for certain. Look the records up in
          the records system by their number, and the person in the account. That a record is theirs takes two people.
        </Trans>
      </p>
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <section className="stack" aria-label={t`Uncertain records`} {...part}>
          {said !== null && <Notice look="good">{said}</Notice>}
          {reply.cases.map((each) => (
            <MatchCase
              key={each.accountId}
              matchCase={each}
              onDone={(told) => {
                setSaid(told);
                reload();
              }}
              onGone={reload}
            />
          ))}
          {reply.cases.length === 0 && (
            <p className="table-frame table-empty">
              <Trans>No account waits.</Trans>
            </p>
          )}
          {reply.found > reply.cases.length && (
            <p className="secondary">
              <Plural
                value={reply.found - reply.cases.length}
                one="# newer account is shown once some of these are decided."
                other="# newer accounts are shown once some of these are decided."
              />
            </p>
          )}
        </section>
      )}
    </Page>
  );
}
